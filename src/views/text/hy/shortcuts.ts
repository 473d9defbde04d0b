// Words of the keyboard shortcuts.
export const shortcutsTitle = 'Ստեղնաշարի և ոտնակի ստեղները';
/** The meaning of each shortcut, by the names that `ui/keys.ts` gives its keys; another key cannot be bound. */
export const shortcutMeanings = {
  'ArrowRight PageDown Space': 'Հաջորդ էկրանը, երգի վերջում՝ հաջորդ երգը',
  'ArrowLeft PageUp Shift+Space': 'Նախորդ էկրանը, երգի սկզբում՝ նախորդ երգը',
  'ArrowDown ArrowUp': 'Մեկ տող առաջ կամ հետ, ամբողջ էկրանում՝ մեկ էկրան',
  N: 'Հաջորդ երգը՝ նվագացանկում կամ սիրելիների մեջ',
  P: 'Ինքնաշխատ թերթում. սկսել կամ կանգնեցնել',
  L: 'Լսել կամ դադարեցնել',
  R: 'Սովորել հնչող տունը կամ ավարտել դասը',
  F: 'Ամբողջ էկրան՝ միայն երգը',
  '/': 'Փնտրել ցանկում',
  'ArrowRight ArrowLeft': 'Երգացանկում՝ երգի սրտիկին և հետ',
  'Ctrl+Z': 'Հետարկել վերջին փոփոխությունը',
  Escape: 'Փակել այն, ինչ բաց է',
  '?': 'Բացել այս էջը',
};
