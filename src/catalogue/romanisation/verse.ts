/*
 * Words of the songs whose syllables the metre counts otherwise than the rules; `|` stands before the letter in question.
 * The word beside it is named where the same word is sung otherwise elsewhere.
 */

/** An ë is sung before the letter. */
export const SUNG_E: readonly string[] = [
  'հ|րացան',
  'Էրզ|րում',
  'անխ|նա',
  'ան|զգամ',
  'դառ|ն ցավ',
  'վաս|ն մեր',
  'դռնակ|ն բաց',
  'հյութ|ս որդունք',
  'մեղք|ս ինչ',
];

/** No ë is sung at the letter. */
export const UNSUNG_E: readonly string[] = [
  'երկիր |դրախտավայր',
  'զհող|դ',
  'անուն|դ սիրտ',
  'ձեռք|դ, եղբայր',
  'ձայնից |բնության',
  'հերկին|ս հանենք',
  'ազգության|ս',
  'որդիք|դ միացան',
  'մեղեդին |տխուր',
  '|ցնորամիտ',
  'աչքեր|ս սրբեց',
  'արտասուք|ս գնում',
  'յար|ս էլ',
  'մլքեր|ս',
  'կարոտ |մնացի',
  'աշխարհ|ս աշխարհով',
  '|կրակե',
  'խիլք|դ',
  'տունկեր|ս ուր',
  'աչիկներ|դ',
  'աչքեր|դ կապուտակ',
  'քու |ստիղծող',
  'և |սքանչելի',
];
