// Words of reporting a problem.
export const tellProblem = 'Հայտնել խնդրի մասին';
export const report = 'Խնդրի նկարագիր';
export const reportHint =
  'Ահա այն ամենը, ինչ կպատճենվի՝ այս էջում արվածը և այն, ինչ պահված է զննարկչում։ Ոչինչ չի ուղարկվում, մինչև դուք ինքներդ չուղարկեք։';
export const copyReport = 'Պատճենել խնդրի նկարագիրը';
export const mailReport = 'Գրել մեզ խնդրի մասին';
export const mailSubject = 'Խնդիր երգարանում';
export const mailBody = (facts: string): string =>
  `Ի՞նչ էիք անում, և ի՞նչ պատահեց։\n\n\nԵթե խնդրի նկարագիրը պատճենել եք, տեղադրե՛ք այստեղ։\n\n\n${facts}`;
