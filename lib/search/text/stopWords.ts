/** Words that stand in nearly every text: they find nothing, and are left out of longer queries. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'a about an and any are as at be been before but by can cannot could did do doe for from had ha have how i if in into is it ' +
    'its me my need no not of on one or other should so some such than that the their them then there these they thi ' +
    'those to too up use used using wa want what when where which who why will with without would you your'
  ).split(' '),
);
