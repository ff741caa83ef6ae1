/** Whether month and day, each of two digits, can be a day of some year. */
export function isDay(month: string, day: string): boolean {
  const longest = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][Number(month) - 1] ?? 0;
  return Number(day) >= 1 && Number(day) <= longest;
}
