// Words of the page of help.
export const offlineTitle = 'Առանց համացանցի';
export const offlineHint =
  'Մեկ անգամ բացելուց հետո երգարանը գործում է նաև առանց համացանցի. միայն տեսանյութերը չեն բացվի։';
export const installHint =
  'Հեռախոսի էկրանին դնելու համար զննարկչի ընտրացանկում գտե՛ք «Ավելացնել հիմնական էկրանին» (Add to Home Screen)։';
export const mistakesTitle = 'Սխա՞լ եք գտել';
export const songMistakeHint =
  'Եթե սխալն ակորդի մեջ է, երգի էջում հպե՛ք այդ ակորդին և ընտրե՛ք «Հայտնել այս տողի սխալի մասին»։ Մյուս սխալների մասին գրե՛ք մեզ։';
export const tellMistake = 'Գրել երգի սխալի մասին';
export const wrongSong = 'Սխալ երգի մեջ';
export const problemHint = 'Եթե երգարանն այնպես չի աշխատում, ինչպես պետք է, պատմե՛ք մեզ, թե ինչ է պատահել։';
export const licencesTitle = 'Լիցենզիաներ';
export const songsAreFree =
  'Երգերի խոսքերը հանրային սեփականություն են, բացի երգարանի սեփական երգի խոսքերից։ Թե ինչու՝ գրված է յուրաքանչյուր երգի տակ։';
export const licences = 'Ծրագրի և տառատեսակների լիցենզիաները';
