import type { WordList } from './word-list.ts';

/** Words that make disability an insult, a tragedy or a figure of speech; based on retext-equality (MIT). */
export const ABLEIST_WORDS: WordList = {
  offensive: {
    'retard|retards|retarded': '',
    'mongoloid|mongoloids|mental defective': 'person with a disability',
    'mentally retarded': 'with an intellectual disability',
    'moron|morons|moronic|imbecile|imbeciles|feebleminded|feeble minded|cretin|cretins': 'foolish',
    'fucktard|fucktards|libtard|libtards|contard|contards|short bus|wacko|whacko': 'foolish',
    'spaz|spazzes|spastic|spastics': '',
    'midget|midgets': 'little person',
    'mental case|mental cases|psycho|psychos|schizo|schizos|loony|loonies|lunatic|lunatics|nutter|nutters|nutjob|nutjobs|nut job|nut jobs|nutcase|nutcases|head case|head cases|headcase|headcases|basket case|basket cases|window licker|window lickers':
      '',
    'loony bin|nut house|madhouse': 'psychiatric hospital',
    'deaf and dumb|deaf mute|deafmute': 'deaf',
    'some cripple|a cripple|the cripple|cripples': 'disabled person',
    'junkie|junkies|druggie|druggies|crackhead|crackheads|alky|alkies|alkie|wino|winos':
      'person with an addiction',
  },
  replaceable: {
    'birth defect|birth defects': 'disability present at birth',
    'suffers from a disability|suffers from disabilities|has intellectual issues':
      'has a disability',
    'suffering from a disability|suffering from disabilities|learning disabled':
      'with a disability',
    'afflicted with a disability|afflicted with disabilities|afflicted by a disability':
      'with a disability',
    'differently abled|specially abled|special needs|handi capable|handicapable|diffability':
      'disabled',
    'intellectually disabled|mentally handicapped|mentally challenged':
      'with an intellectual disability',
    'intellectually disabled people': 'people with intellectual disabilities',
    'suffers from intellectual disabilities|suffering from intellectual disabilities':
      'with intellectual disabilities',
    'suffering from an intellectual disability|afflicted with an intellectual disability':
      'with an intellectual disability',
    'afflicted with a intellectual disability|afflicted with intellectual disabilities':
      'with intellectual disabilities',
    'physically challenged|physically handicapped': 'with a physical disability',
    'handicapped|the handicapped|invalids': 'disabled people',
    'handicapped parking': 'accessible parking',
    'the disabled': 'people with disabilities',
    'the blind': 'blind people',
    'the mentally ill': 'people with a mental illness',
    'wheelchair bound|confined to a wheelchair|bound to a wheelchair|restricted to a wheelchair':
      'using a wheelchair',
    'wheelchair person': 'wheelchair user',
    'suffers from schizophrenia|suffering from schizophrenia|afflicted with schizophrenia':
      'with schizophrenia',
    'suffers from autism|suffering from autism': 'autistic',
    'suffers from depression': 'has depression',
    'suffers from epilepsy': 'has epilepsy',
    'suffering from a stroke|victim of a stroke': 'person who had a stroke',
    'suffers from multiple sclerosis|suffering from multiple sclerosis': 'with multiple sclerosis',
    'victim of multiple sclerosis|multiple sclerosis victim': 'person with multiple sclerosis',
    'afflicted with multiple sclerosis': 'with multiple sclerosis',
    'suffers from muscular dystrophy|afflicted with muscular dystrophy': 'with muscular dystrophy',
    'suffers from MD|afflicted with MD': 'with muscular dystrophy',
    'suffers from psychosis|suffering from psychosis|afflicted with psychosis|victim of psychosis':
      'with psychosis',
    'suffer from aids|suffers from aids|suffering from aids|afflicted with aids':
      'living with AIDS',
    'victim of aids|aids victim|aids victims': 'person with AIDS',
    'suffers from polio|suffering from polio|suffering from a polio|victim of polio':
      'who had polio',
    'afflicted with polio|afflicted with a polio': 'who had polio',
    'hearing impaired': 'hard of hearing',
    'vertically challenged': 'short',
    'harelip|hare lip': 'cleft lip',
    'harelipped|cleftlipped': 'with a cleft lip',
    'bucktoothed|buckteeth': 'prominent teeth',
    'walking disability': 'mobility disability',
    'junkie|junkies|drug addict|drug addicts': 'person with an addiction',
    'alcohol abuser|alcohol abusers': 'person with an alcohol problem',
    'sociopath|sociopaths|psychopath|psychopaths|maniac|maniacs': 'ruthless person',
    'batshit crazy|crazy good': 'excellent',
    'blind to|blinded by|turned a blind eye|turn a blind eye|blind eye to': 'unaware of',
    'the blind leading the blind': 'the unprepared leading each other',
    'deaf to|deaf ear to|deafened by|tone deaf': 'indifferent to',
    'fell on deaf ears': 'was ignored',
    'ocd about': 'meticulous about',
    'cripple someone': 'disable somebody',
    'epileptic fit': 'seizure',
    ablebodied: 'non-disabled',
    'lamer|gimp|gimps': 'weaker',
    'a bit mental|a little mental|totally mental|completely mental|absolutely mental|properly mental|proper mental':
      'unreasonable',
    'sanity check|sanity checks': 'quick check',
  },
  contextual: {
    'mentally ill': 'with a mental illness',
    'amputee|amputees': 'person with an amputation',
    'paraplegic|paraplegics': 'person with paraplegia',
    'quadriplegic|quadriplegics': 'person with quadriplegia',
    'epileptic|epileptics': 'person with epilepsy',
    'dyslexic|dyslexics': 'person with dyslexia',
    'schizophrenic|schizophrenics': 'person with schizophrenia',
    'bipolar|manic': 'erratic',
    'psychotic|psychopathology|delirious|demented': 'erratic',
    senile: 'with dementia',
    'insane|insanity|crazy|lunacy|mental|batshit': 'unreasonable',
    'insanely|madly': 'extremely',
    'nuts|daft|dumb|stupid|idiot|idiots|simpleton|simpletons|low iq': 'unwise',
    sane: 'sensible',
    'bedlam|asylum': 'chaos',
    lame: 'weak',
    'cripple|cripples|crippled': 'disabled',
    'disabled|invalid': 'with a disability',
    'challenged|special|special olympians|special olympic athletes': 'with a disability',
    'stroke victim|stroke victims': 'person who had a stroke',
    'suffer from an injury|suffers from an injury|suffering from an injury': 'has an injury',
    'suffer from injuries|suffers from injuries|suffering from injuries': 'has injuries',
    'afflicted with an injury|afflicted with injuries': 'injured',
    'victim of an injury|victim of injuries': 'injured person',
    'family burden': 'care that a family gives',
    'downs syndrome': 'Down syndrome',
    'tourettes syndrome|tourettes disorder': 'Tourette syndrome',
    'infantile paralysis': 'polio',
    'hearing impairment': 'hearing loss',
    'small person|dwarf|dwarves|dwarfs': 'little person',
    'addict|addicts': 'person with an addiction',
    'alcoholic|alcoholics': 'person with an alcohol addiction',
    'rehab|detox|rehab center|detox center': 'treatment',
    depressed: 'sad',
    'neurotic|ocd|o.c.d': 'meticulous',
    'panic attack': 'fright',
    'anorexic|bony': 'thin',
    insomnia: 'sleeplessness',
    'insomniac|insomniacs': 'person who sleeps badly',
    stammering: 'stuttering',
    'stutterer|stutterers': 'person who stutters',
    barren: 'infertile',
    'ADD|adhd|a.d.d|a.d.h.d': 'distracted',
    'dummy|dummyvariable|dummyvalue|dummyobject': 'placeholder',
    binge: 'spree',
  },
  harmless:
    'mental health|mental healthcare|mental illness|mental illnesses|mental state|' +
    'mental capacity|mental capability|mental capabilities|mental ability|mental abilities|mental faculties|special education|special offer|special interest|special thanks|' +
    'special day|special guest|special guests|something special|nothing special|non alcoholic|' +
    'alcoholic beverage|alcoholic beverages|alcoholic drink|alcoholic drinks|great depression|' +
    'severely depressed economy|' +
    'crash test dummy|crash test dummies|political asylum|seek asylum|asylum seeker|asylum seekers|asylum law|asylum claim|asylum claims|asylum appeal|asylum appeals|asylum application|asylum applications|asylum case|asylum hotel|asylum hotels|asylum hostel|asylum accommodation|asylum centre|asylum center|asylum cases|asylum interview|asylum interviews|asylum hearing|asylum process|asylum system|asylum procedure|asylum status|asylum support|asylum team|asylum lawyer|granted asylum|claim asylum|claims asylum|claimed asylum|claiming asylum|sought asylum|seeks asylum|seeking asylum|asylum was|apply for asylum|applied for asylum|right of asylum|asylum rules|asylum request|asylum requests|special badge|special badges',
};
