import { oneLine } from '#engine/text/one-line.ts';

/**
 * Words by their effect on the subject of a sentence; entries are lower case, separated by `|`, and a trailing `*`
 * matches any ending.
 */
export const TONES: Readonly<Record<string, string>> = {
  hatred: oneLine`hate|hates|hated|hating|loathe|loathes|loathing|despise|despises|detest|detests
      |abhor|abhors|can't stand|cannot stand|disgust|disgusts|disgusted|sick of|tired of|fed up
      |contempt|repulse|repulses|repulsed|resent|dislike|dislikes`,
  scorn: oneLine`scum|vermin|filth|filthy|trash|garbage|rubbish|disgusting|repulsive|repugnant
      |revolting|vile|gross|ugly|stupid|dumb|dumber|dumbest|idiot*|moron*|imbecile*|stupidest
      |stupidity|inferior|worthless|useless|pathetic|subhuman*|sub-human*|animals|animal|pigs
      |pig|dogs|rats|rat|cockroach*|roaches|parasite*|leech|leeches|plague|disease|diseased
      |cancer|virus|pest|pests|savages|savage|barbar*|primitive|apes|ape|monkey*|beasts|beast
      |insects|maggot*|snakes|pond|slime|dirt|dirty|stink|stinks|stinky|smelly|unclean|lazy
      |greedy|criminal*|thug*|thieves|thief|rapist*|terroris*|pedo*|paedo*|pervert*|freak|freaks
      |abomination*|degenerate*|evil|devil|satan*|demon*|monster*|mentally ill|sick|insane|crazy
      |crazies|unnatural|abnormal|disgrace|shameful|sin|sinful|sinners|immoral|backward
      |backwards|uncivilized|uncivilised|uneducated|illiterate|ignorant|weak|coward*|cowardly
      |loser*|failure|joke|burden|threat|danger|dangerous|menace|problem|problems|curse|stain
      |blight|leech*|freeload*|lowlife*|shit|shitty|shithole*|crap|ass|asshole*|bastard*|piss
      |dick|dickhead*|fuck*|fucking|arrogant|deceitful|dishonest|liar*|lying|lie|cheap|corrupt
      |corrupted|manipulat*|violent|violence|aggressive|low iq|less intelligent|brainwashed
      |oppressive|hysterical|emotional|irrational|incompetent|incapable|horrible|horrid|terrible
      |awful|worst|nasty|hideous|creepy|cruel|destructive|untrustworthy|sneaky|cunning|evolved
      |lesser|fake|deranged|disorder|delusional|tarnish*|tainted|ruin|ruins|ruined|ruining
      |destroy*|infest*|invad*|invasion|overrun*|steal*|stole|rape|rapes|raping|molest*|breed
      |breeding|breeders`,
  harm: oneLine`kill|kills|killed|killing|murder*|slaughter*|exterminat*|eradicat*
    |annihilat*|eliminat*|shoot|shot|stab*|hang|hanged|lynch*|burn|burned|burnt|gas|gassed|drown
    |beat|beaten|punch|smash*|strangle|choke|torture*|bomb*|die|dies|dead|death|destroy|wipe out
    |wiped out|get rid of|rid of|rot|suffer|hurt|attack|whip*|behead*|castrat*|sterili*|put down
    |put to death|throat|bullet|execution|execute|euthani*|cull|genocide|purge`,
  exclusion: oneLine`deport*|get out|go back|go home|send back|sent back|ban|banned|banish*|expel
      |expelled|remove|removed|lock up|locked up|jail|no place|not belong|don't belong
      |doesn't belong|shouldn't be allowed|should not be allowed|not be allowed|not allowed
      |kept away|keep away|keep out|out of our|our country|own country|taking over|take over
      |replace us|our jobs|our women|segregat*|enslave*|slaves|slavery|chains|cages|cage|rights
      |not deserve|don't deserve|doesn't deserve|undeserving|deserve|deserves|stay in|kitchen
      |sandwich|obey|serve men|property|belong in|belongs in|western civilization|white race
      |our race|our culture|our people|real americans`,
  comparison: oneLine`smarter|superior|supremacy|as smart|as good|less human|not human|aren't human
      |not people|not real|real women|real men|never be|second class|equal to|better than|worse
      |worse than|lower|beneath|compared|than all|than any`,
  praise: oneLine`love|loves|loved|like|respect|respects|admire|admires|adore|appreciate|awesome
      |amazing|wonderful|great|beautiful|proud|pride|celebrate|celebrat*|support|supports
      |welcome|welcomed|brave|smart|kind|friend|friends|friendly|nice|lovely|happy|strong
      |talented|brilliant|inspiring|valuable|contribute|contributed|contributions|hardworking
      |hard-working|hard working|capable|equal|equally|equality|beauty|joy|delightful|fantastic
      |fabulous|better place|cool|perfect|good people|peaceful|peace|diverse|diversity|protect*
      |thrive|deserve respect|deserves respect|deserve love|human rights|same rights
      |equal rights`,
  counter: oneLine`bigot*|racist|racists|racism|sexist|sexism|misogyn*|homophob*|transphob*
      |islamophob*|xenophob*|antisemit*|anti-semit*|ableis*|hateful|hatred|prejudice*
      |stereotype*|discriminat*|offensive|unacceptable|disgraceful|condemn*|call out|speak out
      |speak up|stand up|stand against|fight against|oppose*|wrong|harmful|hurtful|slur|slurs
      |insult|insults|saying|say|says|said|call|called|calling|words|phrase|term|statement
      |comment*|tweet|tweeted|post|language|headline|song|quote|banned from|apologi*|ashamed
      |report|reported|victim|victims|abuse|abused|hate speech|hate crime*|misconception*|myth
      |oppressed|oppression|marginali*|struggle*|struggling|face|faced|facing|violence against
      |no one should|nobody should|never okay|not okay|not ok|not cool|shouldn't say
      |should not say|stop saying|unfair|unfairly|injustice|targeted|cruelty`,
  negation: oneLine`not|never|no|don't|doesn't|didn't|isn't|aren't|wasn't|weren't|won't|wouldn't
      |can't|cannot|couldn't|shouldn't|nobody|none|nothing|neither|nor|without|hardly|ain't|dont
      |doesnt|isnt|arent|cant`,
  generality:
    'all|every|always|most|any|these|those|typical|naturally|by nature|inherently|only|just|entire|whole|ever|each|everywhere|none of',
  opinion: oneLine`i think|i believe|in my opinion|honestly|obviously|clearly|is it not|isn't it
      |how come|why do|why are|everyone knows|we all know|let's be honest|fact|truth|admit
      |the truth is|surely|not sorry|no offense|no offence`,
  self: "i|i'm|me|my|we|us|our|myself|i've|i'll|we're",
  other: "they|them|their|theirs|they're|themselves|these people|those people|that lot|you people",
  address: "you|your|you're|yours|yourself|u|ur|youre|ya|y'all",
  duty: "should|must|need to|needs to|have to|ought|gotta|want to|wanna|going to|gonna|would|let's|lets|wish|hope",
};
