// Words of the page of help.
export const offlineTitle = 'Без интернета';
export const offlineHint =
  'Откройте песенник один раз, и он будет работать без интернета. Не откроются только видео.';
export const installHint =
  'Чтобы добавить песенник на экран телефона, найдите в меню браузера «Добавить на главный экран» или «На экран „Домой“» (Add to Home Screen).';
export const mistakesTitle = 'Нашли ошибку?';
export const songMistakeHint =
  'Если ошибка в аккорде, нажмите на него на странице песни и выберите «Сообщить об ошибке в строке». О других ошибках напишите нам.';
export const tellMistake = 'Написать об ошибке в песне';
export const wrongSong = 'Ошибка в песне';
export const problemHint = 'Если песенник работает не так, как надо, расскажите нам, что случилось.';
export const licencesTitle = 'Лицензии';
export const songsAreFree =
  'Слова песен — общественное достояние, кроме песни самого песенника; почему — сказано под каждой песней.';
export const licences = 'Лицензии программы и шрифтов';
