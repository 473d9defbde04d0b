/** The same function, which answers from memory when it is asked for the same again; the first page does without `createSelector`. */
export function memoizeLast<Asked extends readonly unknown[], Answer>(
  answer: (...asked: Asked) => Answer,
): (...asked: Asked) => Answer {
  let last: { readonly asked: Asked; readonly answer: Answer } | null = null;
  return (...asked) => {
    if (!last?.asked.every((value, index) => value === asked[index]))
      last = { asked, answer: answer(...asked) };
    return last.answer;
  };
}
