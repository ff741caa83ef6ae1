/** Words of people who look for a partner in life, and for no worker. */
export const PARTNER = `(?:romance|romantic|relationships?|dating|dates?(?= (?:night|and|with|maybe|or more|me))|soul ?mates?|companionship|marriage|marry|settle down|cuddles?|cuddling|kiss(?:es)?|fall in love|life partner|grow old (?:with|together)|share (?:my|her|his|our) (?:life|evenings|weekends|old age)
  |who (?:can|could|likes? to|loves? to) (?:dance|make me laugh|hold a conversation)|who makes me laugh|walks on the beach|candlelit|widow(?:er)?|divorced|gsoh|knows? (?:her|his) place)`;
