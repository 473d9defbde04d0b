/** What people type when they look for a song, by the song's number. */
const TABLE = `
0: Մեր Հայրենիք | մեր հայրենիք | ՄԵՐ ՀԱՅՐԵՆԻՔ | mer hayrenik | Mer Hairenik | mer hayreniq | Мер Айреник | mer hayrnik | azat ankakh | azad angakh | Nalbandyan | Nalpantian | Միքայէլ Նալբանդեան | ահա եղբայր քեզ մի դրոշ | aha yeghpayr kez mi trosh
1: Կիլիկիա | Kilikia | Giligia | Cilicia | Киликия | kilikya | Kilikiya | zim kilikia | Yerpor patsvin | երբոր բացվին դռներն հուսո | Երբոր բացուին դռներն յուսոյ | yerbor batsvin | Ռուսինեան
2: Մայր Արաքսի | mayr araksi | mair araxi | Mayr Araqsi | Майр Аракси | Araksi aperov | արաքսի ափերով | Մայր Արաքսի ափերով | kaylamolor | qaylamolor
3: Հայաստան երկիր դրախտավայր | Hayastan yerkir drakhtavayr | Hayasdan yergir trakhdavayr | Айастан еркир драхтавайр | draxtavayr | drakhtavair | դրախտավայր | trakhtavayr | Հայաստա՛ն, երկի՛ր դրախտավայր
4: Բարի թագավոր Դագոբերտը | Le bon roi Dagobert | le bon roi dagobert | roi dagobert | dagobert | Դագոբերտ | bari tagavor dagoberte | Pari takavor Takoperduh | Бари тагавор Дагоберт | sa culotte à l'envers | sa culotte à l’envers | le grand saint eloi | mal culottee
5: Եղբայր եմք մեք | yeghbayr yemk mek | Yeghpayr yemk | Yeghpair yemk mek | eghbayr emq meq | i byur dzaynits | Ի բիւր ձայնից բնութեան | Պեշիկթաշլեան եղբայր | Ехбайр емк мек
6: Հիմի է՞լ լռենք | հիմի էլ լռենք | himi el lrenk | himi el lrenq | himi el lrrenk | Himi el lerenk | Хими эл лренк
7: Պատկերքդ ղալամով քաշած | patkerkd ghalamov | Patkerqd ghalamov qashats | badgerkt ghalamov kashadz | Паткеркт галамов кашац | ղալամով | ghalamov | galamov | Պատկիրքըդ ղալամով քաշած | patkirkëd ghalamov
8: Ձայն մը հնչեց | dzayn me hnchets | Tsayn muh hnchets | dzain mu hnchetz | Дзайн мы hнчец | Ձայն մը հնչեց Էրզրումի | Erzrumi hayots lerneren | erzurumi hayots | Էրզրումի հայոց լեռներէն
9: Զարթիր լաո | զարթի՛ր, լաո | Zartir lao | zarthir lao | Зартир лао | zartir | zartr lao | zarteer lao | մռնիմ քզի | khuzhan asker | խուժան ասկյար
10: Ադանայի ողբը | Atanayi voghpuh | Adanayi voghbe | Adanayi voghby | Ատանայի ողբը | adana | Аданаи вохбы | voghbe | Կոտորածն անգութ | godoradzn ankut | kotoratsn angut | Adanayi voġbə | Adana lament hayere togh lan
11: Բարով եկար | barov yekar | Parov yegar | Баров екар | krunk hayastani | Groong Hayasdani | Կռունկ Հայաստանի | barov ekar sirun krunk | Բարով եկար, սիրուն կռունկ | inch lur berir hayreniqes | Raffi krunk | Կռունկ Րաֆֆի
12: Երազ | ԵՐԱԶ | երազ | yeraz | eraz | Yeraz | ераз | Ераз | Ес лсеци | yes lsetsi mi anush dzayn | Yes lsetsi mi anoush tsayn | Ես լսեցի մի անուշ ձայն | es lseci mi anush dzayn | ափսոս որ երազ էր
13: Ծիծեռնակ | ծիծեռնակ | tsitsernak | Dzidzernag | dzidzernak | tsitsernag | Цицернак | cicernak | Tzitzernak | tsitsrenak | tsitserrnauk | tsitsenak | ծիծեռմակ | Цицренак | Ծիծեռնա՛կ | Ծիծեռնակ Դոդոխեան | դեպի ուր ինձ ասա | tsnats teghs ashtarak | Աշտարակ | Ashtarak
14: Գարուն | garun | Karoun | karun | Гарун | Garoun | oh inch anush | Oh inch anoush | Ո՜հ, ինչ անուշ | Ո՜հ, ի՜նչ անոյշ | Չուխաճեան | Chukhajian | Tchouhadjian
15: Անուշ հովիկ | anush hovik | Anoush hovig | ануш овик | Ануш ховик | Անոյշ հովիկ | Levon Shant | Լեւոն Շանթ | Левон Шант | aha yelav lusin artsat
16: Արի, իմ սոխակ | Արի իմ սոխակ | ari im sokhak | Ari im sokhag | Ари им сохак | ari im soxak | im sokhak | աբեղաձագ | kachaghak | ari im sokhak orortsayin | ari im soġag
17: Քուն եղիր բալաս | kun yeghir balas | Koun yeghir palas | qun exir balas | Кун егир балас | kun yeghir | նախշուն աչքերուդ վրա | օրոր օրոր ու նանի | oror oror nani | oror | орор | օրոր | mavi hilunner
18: Ամպի տակից ջուր է գալի | ampi takits jur e gali | Ampi dagits chour e kali | Ампи такиц джур э гали | ampi takic jur e gali | ampi takitz | ամպի տակից | dosh e tali | hongur hongur
19: Բարձր սարեր | bardzr sarer | Partsr sarer | Бардзр сарер | bardzer sarer | barcr sarer | Բարձր սարեր, այ սարեր | dzen em talis | ձեն եմ տալիս վայ սարեր | Bardzr sarer, ay sarer | Bardzr sarer ay sarer
20: Համբարձում յայլա | hambardzum yayla | Hampartsoum yayla | Амбарцум яйла | Амбардзум яйла | Համբարձում եկավ | hambarcum yayla | ambardzum yayla | yayla jan | hambardum
21: Կաքավի երգ | kakavi yerg | Gakavi yerk | Какави ерг | kaqavi erg | sirunik sirunik | Sirounig nakhshoun gakavig | sirunik nakhshun kakavik | Կաքաւի երգ | Արև բացվեց թուխ ամպերեն | arev batsvets
22: Կռունկ | կռունկ | ԿՌՈՒՆԿ | Krunk | Groong | groung | krounk | Kroonk | Grung | Крунк | крунк | krrunk | Կռո՛ւնկ, ուստի՞ կուգաս | krunk usti kugas | Groong ousdi koukas | Krunk Komitas | Gomidas groong | Комитас Крунк | Կռունկ ուստի՞ կու գաս | khaprik mi chunis | krumk | Kṙunk
23: Դլե յաման | դլե յաման | Dle yaman | dleyaman | Dele yaman | Tle yaman | Dle iaman | Дле яман | дле ям | duhle yaman | dle yamna | Dle Yaman Komitas | Dle Yaman Gomidas | mer tun dzer tun dimats | Mer doun tser doun timats | heriq anes achqov imac | Դլէ եաման | arev dipav masis sarin | karot mnatsi
24: Գարուն ա | garun a | Karoun a | Гарун а | garun a dzun a arel | Գարուն ա ձուն ա արել | Garoun a tsioun a arel | dzun a arel | char mardu lezun | garuna dzuna arel | garoun ah
25: Ալագյազ սարն ամպել ա | alagyaz sarn ampel a | Alakyaz sarn ambel a | Алагяз сарн ампел а | Ալագեազ սարն ամպել ա | alagyaz sarn | aghber ir dzin tambel a | im mayrik jan | andzrev eke trjel a
26: Հոյ Նազան | hoy nazan | Hoi Nazan | Ой Назан | хой назан | Hoy nazanem | Հոյ նազանըմ | nazanim nazanim | gyul nazanem
27: Սոնա յար | sona yar | Sona yar | Сона яр | Սոնա եար | sonayar | sona iar | vardavare galis a | Vartavar
28: Ես սարեն կուգայի | yes saren kugayi | es saren kugayi | Yes saren gookayi | Ес сарен кугаи | Ես սարէն կուգայի | Ես սարէն կու գայի | dun durry batsir | saren kugai
29: Սարերի հովին մեռնեմ | sareri hovin mernem | Sareri hovin mernim | Сарери овин мернем | сарери ховин мернем | sareri hovin | im yari boyin mernem | sarery hovin mernem | kaynel em gal chem karogh | sarery hovin mernem ruben hakhverdyan
30: Վարդ սիրեցի | vard siretsi | Vart siretsi | Вард сиреци | Սարի աղջիկ | Sari aghjik | Sari aghchig | sari axjik | sari axchik | Сари ахчик | Сари агджик | vard sireci | push darav | Vard sirecy | Sari ağçik | Sari aġǰik | Sari ałǰik
31: Պայծառ լուսնի տակ | Au clair de la lune | au clair de la lune | clair de la lune | paytsar lusni tak | Baydzar lousni dag | Пайцар лусни так | mon ami pierrot | Prête-moi ta plume | prete moi ta plume | ouvre moi ta porte | ma chandelle est morte
32: Խնկի ծառ | khnki tsar | Khngi dzar | Хнки цар | mer drane khnki tsar | Mer trane khngi dzar | gyulum jan | Խնկի ծառ գյուլում ջան | xnki car | խնկի
33: Քամանչա | kamancha | Kamantcha | Каманча | qamancha | kamanca | Sayat Nova kamancha | Саят-Нова Каманча | ամեն սազի մեչը գոված | amen sazi meche govats | kamamcha | Kʿamančʿa
34: Աշխարումս ախ չիմ քաշի | ashkharums akh chim kashi | Ashkharoums akh chim kashi | Ашхарумс ах чим каши | ashxarums | ախ չիմ քաշի | akh chim kashi | ashkharhums akh chim qashi
35: Դուն էն գլխեն իմաստուն իս | dun en glkhen imastun is | Toun en klkhen imasdoun is | Дун эн глхен | dun en glxen | dun en gelkhen | imastun is | Դուն էն գլխէն իմաստուն
36: Թամամ աշխարհ | tamam ashkhar | Tamam ashkharh | tamam ashxar | Тамам ашхар | Նազանի | Nazani | Назани | Thamam ashkhar bdoud yega | ptut eka
37: Ձախորդ օրերը | dzakhord orere | dsakhord orery | tsakhord orere | Tsakhort oreruh | dzaxord orer | Дзахорд орер | dzakhord | tsakhord | dsakhord | Ձախորդ օրեր | կուգան ու կերթան | kugan u kertan | Ձախորդ օրերը Ջիվանի | Jivani dzakhord | Djivani tsakhort | Jaxord ōrerə | Tsakhort orereh
38: Ծիրանի ծառ | tsirani tsar | Dzirani dzar | Цирани цар | cirani car | tzirani tzar | tsirany tsar | Es mi tsar em tsirani | Ես մի ծառ եմ ծիրանի
39: Չինար ես | chinar es | Chinar yes | Чинар ес | Չինար ես, կեռանալ մի | chinar es keranal mi | mer drnen heranal mi | heru es moranal mi | chinar
40: Դուն իմ մուսան ես | dun im musan es | Toun im mousan es | Дун им мусан ес | du im musan es | im musan | սիրուն սև աչերուդ | sirun sev acherud | Sheram dun im musan
41: Առավոտուն բարի լուս | aravotun bari lus | Aravodoun pari lous | Аравотун бари лус | Առաւօտուն բարի լուս | lorik lorik | լոր իմ լորիկ | hazar yernek en avur | tavul zurna
42: Էլի երկինքն ամպել է | eli yerkinkn ampel e | Eli yergink ampel e | eli erkinqn ampel e | Эли еркинкн ампел э | nakhshun havker | Նախշուն հավքեր | anush hover
43: Նազ աղջիկ | naz aghjik | Naz aghchig | naz axjik | naz axchik | Наз ахчик | Наз агджик | khalerud ghurban | Խալերուդ ղուրբան | jan aghjik
44: Սիրուն մանուշակ | sirun manushak | Siroun manoushag | Сирун манушак | manushak | sirun manushk | Ղազարոս Աղայան | Aghayan | Ghazaros Aghayan | inchu es tormel | siroun manušak
45: Խորհուրդ մեծ | khorhurd mets | Khorhourt medz | Хорурд мец | Хорhурд мец | xorhurd mec | khorhurd mets yev skancheli | Խորհուրդ մեծ եւ սքանչելի | Խորհուրդ մեծ և սքանչելի | Խորենացի | Khorenatsi | Հովիւք | Հայտնեցավ | hovivkn yergen | Հովիվքն երգեն | Hoviwkn yergen
46: Առավոտ լուսաբեր | aravot lusaber | Aravod lousaper | Аравот лусабер | Առաւօտ լուսաբեր | lusaber | mankunk sioni | tadeos arakyal | buratan tsaghkakhit | buratsan tsaghkakhit | Բուրաստան ծաղկախիտ
47: Le temps des cerises | temps des cerises | le temps des cerise | LES CERISES | temps cerises | gai rossignol | quand nous chanterons | merle moqueur | cœur | soleil au coeur | temps des ceriese
48: Թափառական կանադացի | Un Canadien errant | canadien errant | un canadien erant | banni de ses foyers | parcourait en pleurant | Parcourait en pleurant des pays étrangers | Gérin-Lajoie | si tu vois mon pays | կանադացի
49: Վճիտ աղբյուրի մոտ | a la claire fontaine | À la claire fontaine | a la claire | claire fontaine | vchit aghbyuri mot | Վճիտ աղբիւրի մօտ | jamais je ne t oublierai | il y a longtemps que je t'aime | il y a longtemps que je t’aime | vjid aghpyuri mod
50: Իմ տուն, իմ երգ | im tun im yerg | Im doun im yerk | Им тун им ерг | sevan miroir | au bord du lac | Իմ տուն իմ երգ իմ Հայաստան | doudouk | grand-mère | sous l'abricotier
`;

/** A song's number, and a query that must find it first. */
export const QUERIES: readonly (readonly [song: number, query: string])[] = TABLE.trim()
  .split('\n')
  .flatMap((row) => {
    const [, song, queries] = /^(\d+): (.*)$/.exec(row) ?? [];
    return queries!.split(' | ').map((query) => [Number(song), query] as const);
  });
