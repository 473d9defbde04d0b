// Words of the keyboard's shortcuts.
export const shortcutsTitle = 'Ստեղնաշարի և ոտնակի ստեղները';
/** What each key does, by the keys as they are named on a keyboard. */
export const keys: readonly (readonly [keys: string, meaning: string])[] = [
  ['→  PageDown  Space', 'Հաջորդ էկրանը, երգի վերջում՝ հաջորդ երգը'],
  ['←  PageUp  Shift + Space', 'Նախորդ էկրանը, երգի սկզբում՝ նախորդ երգը'],
  ['↓  ↑', 'Մեկ տող առաջ կամ հետ, բեմում՝ մեկ էկրան'],
  ['N', 'Հաջորդ երգը՝ նվագացանկում կամ սիրելիների մեջ'],
  ['P', 'Ինքնաթերթում. սկսել կամ կանգնեցնել'],
  ['L', 'Նվագարկում. դադարեցնել կամ շարունակել'],
  ['F', 'Բեմ՝ միայն երգը ողջ էկրանով'],
  ['/', 'Որոնել երգ'],
  ['Ctrl + Z', 'Հետարկել վերջին փոփոխությունը'],
  ['Esc', 'Փակել այն, ինչ բաց է'],
  ['?', 'Ցույց տալ այս ցանկը'],
];
