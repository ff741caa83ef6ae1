const moneyFormat = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** An amount of US dollars, with cents. */
export function formatMoney(amount: number): string {
  return moneyFormat.format(amount);
}
