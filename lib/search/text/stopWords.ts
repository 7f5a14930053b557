/** Stop words, as terms of the index. They are left out of queries that contain other words. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'a about after all also always am an and any anybody anyon anyth are as at be becaus been befor but by can cannot could d did didn do doe does doesn don ' +
    'each either els even ever everi for from get got had has hav hasn haven he hello help her here hi him his how i if im in into is isn it its just kindli ' +
    'let like ll m mani mayb me mor much must my need no not now of off on one ones onli or other our out pleas re s she should so some someon someth still ' +
    'such t than thank that the their them then ther thes they thi thing this thos to too tri up us use used ve very via want was wasn way we were ' +
    'what whatever when wher whether which while who why will with within without won would you your abl there where these those because please need using cant dont doesnt didnt isnt wont couldnt havent'
  ).split(' '),
);
