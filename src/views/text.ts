/** Every word on screen that is not part of a song. */
export const text = {
  navigationTitle: 'Երգեր',
  homeLink: 'Գլխավոր 🏠',
  favoritesLink: 'Սիրելիներ',
  tagline: 'Երգեր և ակորդներ',
  skipLink: 'Անցնել բովանդակությանը',
  homeTitle: 'Բոլոր երգերը',
  favoritesTitle: 'Սիրելի երգեր',
  tabTitle: (pageTitle: string): string => `${pageTitle} | Երգեր և ակորդներ`,
  songTabTitle: (title: string, author: string): string => `${title} - ${author} | Երգեր և ակորդներ`,

  favorite: (title: string): string => `Սիրելի երգ՝ ${title}`,
  loading: 'Loading...',
  storageError:
    'Զննարկիչի պահոցն անհասանելի է. սիրելիներն ու տոնայնությունները կհիշվեն միայն մինչև էջը փակելը։',
  noFavorites: 'Դեռ սիրելի երգ չունեք',
  noFavoritesHint: 'Սեղմե՛ք երգի կողքի սրտիկը, և երգը կհայտնվի այստեղ։',
  toAllSongs: 'Տեսնել բոլոր երգերը',

  transposition: 'Տոնայնության փոխադրում',
  transposeUp: 'Բարձրացնել կես տոնով',
  transposeDown: 'Իջեցնել կես տոնով',
  transposed: (semitones: number): string =>
    semitones === 0 ? 'Սկզբնական տոնայնություն' : `Տոնայնությունը բարձրացված է ${semitones} կիսատոնով`,
  key: 'Տոնայնություն',
  capo: 'Կապո',
  time: 'Չափ',
  unreadChord: 'Այս նշանն ակորդ չէ. այն չի փոխադրվում',
  video: (title: string): string => `Տեսանյութ՝ ${title}`,
  playVideo: 'Դիտել տեսանյութը',
  searchVideo: 'Փնտրել այս երգը YouTube-ում',

  notFoundTitle: 'Էջը չի գտնվել',
  notFoundHint: 'Այս հասցեով երգ կամ էջ չկա։ Գուցե հասցեում սխա՞լ կա։',
  songUnreachable: 'Երգի խոսքերը չհաջողվեց բեռնել։ Ստուգե՛ք կապը ցանցի հետ։',
  partUnreachable: 'Այս մասը չհաջողվեց բեռնել։ Ստուգե՛ք կապը ցանցի հետ։',
  tryAgain: 'Կրկին փորձել',
  newVersion: 'Երգարանի նոր տարբերակ կա։',
  startNewVersion: 'Թարմացնել',
  needsScript: 'Տոնայնության փոխադրումը, սիրելի երգերն ու տեսանյութը JavaScript են պահանջում։',
  videoNeedsNetwork: 'Տեսանյութը դիտելու համար ցանց է պետք. այն կհայտնվի, երբ կապը վերականգնվի։',
  siteDescription: 'Հայկական երգերի խոսքեր՝ կիթառի ակորդներով',
  songDescription: (title: string, author: string, opening: string): string =>
    `«${title}» երգի խոսքերն ու կիթառի ակորդները։ ${author}։ ${opening}`,

  crashTitle: 'Էջը չհաջողվեց ցույց տալ',
  crashHint: 'Ձեր սիրելի երգերը պահպանված են։ Վերաբեռնե՛ք էջը կամ վերադարձե՛ք ցանկին։',
  reload: 'Վերաբեռնել',

  contact: 'Կապ',
  site: 'Մեր կայքը',
} as const;
