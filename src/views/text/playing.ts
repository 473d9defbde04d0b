// Words of hands-free scrolling.
export const play = 'Ինքնաթերթում';
export const halt = 'Կանգնեցնել';
export const speed = 'Թերթելու արագությունը';
export const slower = 'Դանդաղեցնել';
export const faster = 'Արագացնել';
export const linesPerMinute = 'տող/րոպե';
export const pageEnd = 'Երգի ավարտ';
export const nextFavorite = 'Հաջորդ սիրելի երգը՝';
export const playedSet = 'Նվագացանկը';
export const previousInSet = 'Նախորդը՝';
export const nextInSet = 'Հաջորդը՝';
export const setEnd = 'Նվագացանկի վերջին երգը';
export const leaveSet = 'Դուրս գալ նվագացանկից';
export const stage = 'Բեմ';
export const stageHint = 'Միայն երգը՝ ողջ էկրանով';
export const leaveStage = 'Դուրս գալ բեմից';
export const screens = 'Երգի էկրանները';
