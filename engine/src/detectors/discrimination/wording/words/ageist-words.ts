import type { WordList } from './word-list.ts';

/** Words that reduce people to their age. */
export const AGEIST_WORDS: WordList = {
  offensive: {
    'geezer|geezers|old fart|old farts|old hag|old hags|old biddy|old biddies|old codger|old codgers|old git|old gits|old crone|old crones|coffin dodger|coffin dodgers|coffin-dodger|coffin-dodgers|wrinklies':
      'older person',
  },
  replaceable: {
    'the elderly': 'older people',
    'the aged': 'older people',
    'old folks|old people|old timers|old timer|oldies': 'older people',
    'senior moment|senior moments': 'slip of the memory',
    'over the hill|past their prime|past his prime|past her prime|long in the tooth': 'experienced',
    'old maid|old maids|spinster|spinsters': 'single woman',
    'elderly people|elderly person': 'older people',
  },
  contextual: {
    'elderly|geriatric|geriatrics': 'older',
    'senior citizen|senior citizens': 'older people',
  },
};
