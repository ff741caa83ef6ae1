import { oneLine } from '#engine/text/one-line.ts';

/** Ingredients, kitchenware and cooking methods. */
const KITCHEN = new RegExp(
  oneLine`(?<![\p{L}\d])(?:recipes?|dish(?:es)?|sauces?|broth|stock|stews?|soups?|salads?|curry|gravy|dough|batter|pastry
    |noodles?|pasta|rice|beans?|chickpeas|lentils|flour|butter|cream|cheese|eggs?|yolks?|oil|suet|lard|tallow|broths?
    |beef|pork|lamb|mutton|veal|bacon|ham|sausages?|mince|chicken|turkey|duck|fish|salmon|prawns?|meats?|fat|liver|kidneys?
    |thighs?|bell(?:y|ies)|steaks?|onions?|garlic|shallots?|carrots?|celery|tomato(?:es)?|potato(?:es)?|mushrooms?|peppers?
    |cabbage|leeks?|parsley|basil|thyme|cumin|paprika|cinnamon|vanilla|sugar|honey|vinegar|salt|yeast|sesame|peanuts?
    |almonds?|walnuts?|fruit|lemons?|oranges?|apples?|servings?|tbsp|tsp|teaspoons?|tablespoons?|cups?|ovens?|skillet
    |saucepan|frying pan|simmer(?:ed|ing)?|saut[ée](?:ed|ing)?|fr(?:y|ied|ying)|boil(?:ed|ing)?|bak(?:e|ed|ing)|roast(?:ed|ing)?
    |grill(?:ed|ing)?|brais(?:e|ed|ing)|whisk|knead|marinat(?:e|ed|ing)|season(?:ed|ing)?|toast(?:ed)?|crushed|peeled|chopped
    |sliced|diced|grated|skin-on|bone-in|starchy|crust|toppings?|starters?|dessert)(?![\p{L}\d])`,
  'giu',
);
/** Words for people, whom recipes do not mention. */
const SOMEBODY = new RegExp(
  oneLine`(?<!\p{L})(?:he|she|him|her|hers|his|they|them|their|i|my|me|we|us|our|people|persons?|m[ae]n
    |wom[ae]n|guys?|girls?|boys?|child(?:ren)?|kids?|staff|employees?|patients?|tenants?|customers?
    |residents?|clients?|pupils?|allerg\p{L}{1,5}|intoleran\p{L}{1,3})(?!\p{L})`,
  'iu',
);
/** The fewest different kitchen words, since one has other uses. */
const LEAST = 2;

/** Whether a sentence belongs to a recipe: at least two kitchen words, and no people. */
export function isRecipe(sentence: string): boolean {
  const words = new Set(sentence.match(KITCHEN)?.map((word) => word.toLowerCase()));
  return words.size >= LEAST && !SOMEBODY.test(sentence);
}
