// Words of the search field.
export const searchLabels = { all: 'Փնտրել երգերի մեջ', favorites: 'Փնտրել սիրելի երգերի մեջ' };
export const searchPlaceholder = 'Անուն, հեղինակ կամ տող';
export const arrange = 'Դասավորել և զտել';
export const clearSearch = 'Ջնջել գրածը';
