/** What the sandbox sells. With Stripe the prices are those of the Stripe account. */
import { annualMonths, type LearningPackage, typesOfBill, typesOfRate } from '@comet/domain/billing/packages';

const monthlyPence = { basic: 999, standard: 1999, premium: 3999 } as const;

export const sandboxPackages: readonly LearningPackage[] = typesOfBill.flatMap((typeOfBill) =>
  typesOfRate.map((typeOfRate) => ({
    priceId: `price_${typeOfRate}_${typeOfBill}`,
    typeOfBill,
    typeOfRate,
    amount: monthlyPence[typeOfRate] * (typeOfBill === 'annual' ? annualMonths : 1),
    currency: 'gbp',
  })),
);
