import { type ExampleDocument, heading, list, paragraph } from '../model.ts';

/** A job advertisement whose wishes are mostly unlawful. Its equal-opportunity sentence is no problem. */
export const employmentAdvertisement: ExampleDocument = {
  name: 'employment-advertisement',
  title: 'We are hiring: Regional Salesman, Building Supplies',
  header: 'Harrow & Pike Building Supplies',
  footer: 'Reference HP-2291, published 14 April 2026',
  blocks: [
    paragraph(
      'Harrow & Pike has supplied builders across Ohio and Kentucky since 1961. Our forty people run three warehouses, a fleet of eleven trucks and a counter that opens at six in the morning. We are looking for a regional salesman who knows how a building site works and who likes to be on the road.',
    ),
    heading('What you will do'),
    list(
      'Visit about eight customers a day, from the roofing crew to the general contractor.',
      'Quote, negotiate and follow up on orders up to $50,000 on your own authority.',
      'Keep the customer records up to date, so that the counter knows what was promised.',
      'Report each Friday to the chairman of the sales committee.',
    ),
    heading('Whom we are looking for'),
    paragraph(
      'We want a young and energetic recent graduate, ideally under 35, a true digital native who learns a new tool in an afternoon. The ideal candidate is a hungry go-getter; he will build his own territory within a year.',
    ),
    list(
      'A degree or an apprenticeship in business, construction or a related field.',
      'A valid driver license and a clean record over the last three years.',
      'You are a native English speaker with a pleasant appearance.',
      'Able-bodied applicants only, since the job includes lifting samples of up to 20 pounds.',
      'No family commitments that would get in the way of two nights a week on the road.',
      'You are a cultural fit for a small, close team of Christian values.',
    ),
    heading('What we offer'),
    paragraph(
      'A base salary of $52,000 to $58,000 with an uncapped commission, a company car, health insurance from the first day, twenty days of paid leave and a training budget that you spend as you see fit. You start with four weeks beside an experienced colleague.',
    ),
    heading('How to apply'),
    paragraph(
      'Send a résumé and a few lines about the best sale you ever made to jobs@harrowpike.example, or call Mrs. Linda Prescott at (513) 555-0164 between 8 a.m. and 4 p.m. We answer every application within two weeks.',
    ),
    paragraph(
      'Harrow & Pike is an equal opportunity employer and does not discriminate on the basis of race, color, religion, sex, national origin, age or disability.',
    ),
  ],
  planted: [
    { category: 'discrimination', type: 'gendered-job-title', value: 'salesman' },
    { category: 'discrimination', type: 'gendered-job-title', value: 'chairman' },
    { category: 'discrimination', type: 'age-discrimination', value: 'young and energetic' },
    { category: 'discrimination', type: 'age-discrimination', value: 'recent graduate' },
    { category: 'discrimination', type: 'age-discrimination', value: 'under 35' },
    { category: 'discrimination', type: 'age-discrimination', value: 'digital native' },
    { category: 'discrimination', type: 'gendered-pronoun', value: 'he' },
    { category: 'discrimination', type: 'native-speaker', value: 'native English speaker' },
    { category: 'discrimination', type: 'disability-discrimination', value: 'Able-bodied' },
    { category: 'discrimination', type: 'appearance-requirement', value: 'pleasant appearance' },
    { category: 'discrimination', type: 'family-status', value: 'No family commitments' },
    { category: 'discrimination', type: 'culture-fit', value: 'cultural fit' },
    { category: 'discrimination', type: 'religious-discrimination', value: 'Christian values' },
    { category: 'pii', type: 'email-address', value: 'jobs@harrowpike.example' },
    { category: 'pii', type: 'person-name', value: 'Linda Prescott' },
    { category: 'pii', type: 'phone-number', value: '(513) 555-0164' },
  ],
};
