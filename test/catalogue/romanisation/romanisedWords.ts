/** Words of the songs: as written, in the Eastern reading, in the Western reading. */
const TABLE = `
  ազգությանս azgutyans azkutyans | ալևոր alevor alevor | ականջ akanj aganch | աղբյուրն aghbyurn aghpyurn
  աղջըկերք aghjëkerk aghchëgerk | ամբողջ amboghj ampoghch | անձկայրյաց andzkayryats antsgayryats
  աշխարհ ashkharh ashkharh | արաքս araks araks | արյուն aryun aryun | արցունք artsunk artsunk
  արտասուքս artasukës ardasukës | բարձր bardzër partsër | բնության bënutyan pënutyan | բույն buyn puyn
  գարուն garun karun | գեղեցիկ geghetsik keghetsig | գետք getk kedk | գիշերները gishernerë kishernerë
  գրված gërvats kërvadz | գևորգ gevorg kevork | դարդ dard tart | դարևոր darevor tarevor
  դաշտն dashtn tashdn | դյուցազանց dyutsazants tyutsazants | դռներն dërnern tërnern
  դրախտի dërakhti tërakhdi | եմ em em | եմք yemk yemk | ենք enk enk | երազ yeraz yeraz | երբ yerb yerp
  երաժշտություն yerazhështutyun yerazhëshdutyun | երեք yerek yerek | երկինքս yerkinkës yerginkës
  երկիր yerkir yergir | երկրներ yerkërner yergërner | ես yes yes | եվ yev yev | զարթուն zartun zartun
  զարտոսր zartosër zardosër | զհողդ zëhoghd zëhoght | զմրուխտ zëmrukht zëmrukhd | զվարթ zëvart zëvart
  էին eyin eyin | ըզհունձ ëz’hundz ëz’hunts | ըզխնդում ëzkhëndum ëzkhëntum | ընդ ënd ënt | թեև teyev teyev
  թշնամին tëshnamin tëshnamin | թռչնակ tërchnak tërchnag | թփեր tëper tëper
  ժողովրդական zhoghovërdakan zhoghovërtagan | իղձ ighdz ights | ինձ indz ints | ինչպես inchpes inchbes
  լռենք lërenk lërenk | լույսդ luysëd luysët | լցրած lëtsrats lëtsradz | խոսք khosk khosk
  ծաղիկ tsaghik dzaghig | ծանր tsanër dzanër | ծլվլալիս tsëlvëlalis dzëlvëlalis | ծովը tsovë dzovë
  կզոհվի këzohvi gëzohvi | կռունկ kërunk gërung | կյանք kyank gyank | կրկներգ kërknerg gërgnerk
  հայերը hayerë hayerë | հայրենիք hayrenik hayrenik | հոգևոր hogevor hokevor | հպարտ hëpart hëbard
  հրաշալյաց hrashalyats hrashalyats | ձայն dzayn tsayn | ձեռքդ dzerkëd tserkët | ձմեռ dzëmer tsëmer
  ղուշ ghush ghush | ճիպուտըդ chiputëd jibudët | ճյուղն chyughn jyughn | մանկությունը mankutyunë mangutyunë
  մարդկանց mardkants martgants | մրմունջ mërmunj mërmunch | մրրկավ mërërkav mërërgav | մտքիս mëtkis mëdkis
  յար yar yar | յարս yarës yarës | յուր yur yur | շնչեցին shënchetsin shënchetsin
  շղթայով shëghtayov shëghtayov | շքեղ shëkegh shëkegh | շուրջ shurj shurch | ոգևորի vogevori vokevori
  ոխ vokh vokh | որ vor vor | որդիքդ vordikëd vortikët | որպես vorpes vorbes | ոտքի votki vodki | ով ov ov
  ու u u | ունենա unena unena | ուրախության urakhutyan urakhutyan | չհասած chëhasats chëhasadz
  չքնաղ chëknagh chëknagh | պատկիրքըդ patkirkëd badgirkët | պղտոր pëghtor bëghdor | ջան jan chan
  ջիգյարս jigyarës chikyarës | սգավոր sëgavor sëkavor | սիրտս sirtës sirdës | սիրո siro siro
  սպանեց ëspanets ësbanets | ստրկական ëstërkakan ësdërgagan | ստվերեն ëstveren ësdveren | սրտից sërtits sërdits
  սքանչելի ëskancheli ëskancheli | վերջին verjin verchin | վրա vëra vëra | տերև terev derev | տղա tëgha dëgha
  տվեց tëvets dëvets | րաֆֆի raffi raffi | ցնծա tsëntsa tsëndza | փառք park park | փափուկ papuk papug
  փնջիկ pënjik pënchig | փրփրում përpërum përpërum | քամանչա kamancha kamancha | քաղցր kaghtsër kaghtsër
  քնարն kënarn kënarn | օտար otar odar | աւետիս avetis avedis | առաւօտ aravot aravod
  յայտնեցաւ haytnetsav haydnetsav | օրհնեցէք orhnetsek orhnetsek | ծնաւ tsënav dzënav
  հովիւքն hovivkn hovivkn | հոգւով hogvov hokvov | կենդանութեան kendanutyan gentanutyan
  բերկրութեան berkrutyan pergrutyan | հաւատոյ havato havado | տրտմեցելոց tërtmetselots dërdmetselots
  առաքեալ arakyal arakyal | լուսաւորիչ lusavorich lusavorich | հիւսիսի hyusisi hyusisi
  պարիսպ parisp barisb | ցնծացէք tsëntsatsek tsëndzatsek | թադէոս tadeos tateos
  հայրենյաց hayrenyats hayrenyats | կսիրես kësires gësires | դռնեն dërnen tërnen | գյուլում gyulum kyulum
  գորգերով gorgerov korkerov | հրեղեն hreghen hreghen | նշույլ nëshuyl nëshuyl
`;

export const ROMANISED_WORDS = TABLE.trim()
  .split(/ \| |\n */)
  .map((row) => row.split(' ') as [written: string, eastern: string, western: string]);
