import { startTransition, useEffect, useState } from 'react';

/** How many of a whole to draw: grows by steps, between which the page answers and paints. */
export function useSteps(whole: number, step: number): number {
  const [count, setCount] = useState(step);
  useEffect(() => {
    if (count < whole) startTransition(() => setCount(count + step));
  }, [count, whole, step]);
  return count;
}
