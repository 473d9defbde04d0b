// Words of sharing a song.
export const share = 'Կիսվել';
export const shareTitle = 'Կիսվել երգով';
export const songLink = 'Երգի հղումը';
export const songLinkHint = 'Հղումը երգը կբացի այն տոնայնությամբ, որն այժմ տեսնում եք։';
export const sendLink = 'Ուղարկել հղումը';
export const chordProFile = 'ChordPro';
export const plainTextFile = 'Տեքստ՝ ակորդները տողերից վեր';
export const sharedKey = 'Երգը հղման մեջ նշված տոնայնությամբ է։';
export const unreadKey = 'Հղման մեջ նշված տոնայնությունը հնարավոր չէ կարդալ. երգը ձեր տոնայնությամբ է։';
export const keepSharedKey = 'Պահել այս տոնայնությունը';
export const ownKey = 'Վերադառնալ իմ տոնայնությանը';
