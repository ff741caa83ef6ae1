/*
 * The laws, standards and publications that findings refer to, each under the one name that reports use. A name ends
 * with the country of a national law. Places in them are written `Art. 9(1)`, `Recital 30`, `Annex I, point 14`,
 * `s. 11`, `§ 1606.7` and `Req. 3.5.1`; of an act of the United States known by its name, the place is where it is
 * codified, such as `15 U.S.C. § 45b`.
 */

// Data protection.
export const GDPR = 'GDPR';
export const UK_GDPR = 'UK GDPR';
export const FRENCH_DATA_PROTECTION_ACT = 'Loi Informatique et Libertés (France)';
export const INDIAN_DATA_PROTECTION_ACT = 'Digital Personal Data Protection Act 2023 (India)';
export const HIPAA_PRIVACY_RULE = 'HIPAA Privacy Rule (US)';
export const CHILDREN_PRIVACY_RULE = 'Children’s Online Privacy Protection Rule (US)';
export const AUSTRALIAN_PRIVACY_ACT = 'Privacy Act 1988 (Australia)';
export const CANADIAN_PRIVACY_ACT =
  'Personal Information Protection and Electronic Documents Act (Canada)';
export const KENYAN_DATA_PROTECTION_ACT = 'Data Protection Act 2019 (Kenya)';
export const NIGERIAN_DATA_PROTECTION_ACT = 'Data Protection Act 2023 (Nigeria)';
export const NEW_ZEALAND_PRIVACY_ACT = 'Privacy Act 2020 (New Zealand)';
export const PHILIPPINE_DATA_PRIVACY_ACT = 'Data Privacy Act of 2012 (Philippines)';
export const SINGAPOREAN_DATA_PROTECTION_ACT = 'Personal Data Protection Act 2012 (Singapore)';
export const SOUTH_AFRICAN_PRIVACY_ACT =
  'Protection of Personal Information Act 2013 (South Africa)';

// Human rights and equal treatment.
export const EU_CHARTER = 'EU Charter of Fundamental Rights';
export const HUMAN_RIGHTS_CONVENTION = 'European Convention on Human Rights';
export const CIVIL_RIGHTS_COVENANT = 'ICCPR';
export const DISABILITY_CONVENTION = 'UN CRPD';
/** Race and ethnic origin, at work and in housing, education and services. */
export const RACIAL_EQUALITY_DIRECTIVE = 'Directive 2000/43/EC';
/** Religion, belief, disability, age and sexual orientation, at work alone. */
export const EMPLOYMENT_EQUALITY_DIRECTIVE = 'Directive 2000/78/EC';
/** Sex, pregnancy and maternity included, at work alone. */
export const SEX_EQUALITY_DIRECTIVE = 'Directive 2006/54/EC';
export const PAY_TRANSPARENCY_DIRECTIVE = 'Directive (EU) 2023/970';
export const PART_TIME_WORK_DIRECTIVE = 'Directive 97/81/EC';
export const EQUALITY_ACT = 'Equality Act 2010 (UK)';
export const CIVIL_RIGHTS_ACT = 'Title VII of the Civil Rights Act (US)';
export const AGE_DISCRIMINATION_ACT = 'Age Discrimination in Employment Act (US)';
export const AMERICANS_WITH_DISABILITIES_ACT = 'Americans with Disabilities Act (US)';
export const PREGNANCY_DISCRIMINATION_ACT = 'Pregnancy Discrimination Act (US)';
export const FAIR_HOUSING_ACT = 'Fair Housing Act (US)';
export const EQUAL_CREDIT_ACT = 'Equal Credit Opportunity Act (US)';
export const IMMIGRATION_ACT = 'Immigration and Nationality Act (US)';
/** The EEOC's guidelines on discrimination because of national origin. */
export const NATIONAL_ORIGIN_GUIDELINES = '29 CFR Part 1606 (US)';
export const EEOC_GUIDANCE = 'EEOC Guidance (US)';
export const EEOC_ENFORCEMENT_GUIDANCE = 'EEOC Enforcement Guidance (US)';
export const EEOC_COMPLIANCE_MANUAL = 'EEOC Compliance Manual (US)';
export const MEDIA_GUIDE_ON_SUICIDE = 'WHO guidance';
export const STUDY_OF_PATIENT_NOTES = 'Himmelstein et al. 2022';
/** Sex, in goods and services. */
export const EQUAL_ACCESS_DIRECTIVE = 'Directive 2004/113/EC';
export const REHABILITATION_OF_OFFENDERS_ACT = 'Rehabilitation of Offenders Act 1974 (UK)';
/** Race, religion and origin in places that are open to the public. */
export const PUBLIC_ACCOMMODATIONS_ACT = 'Title II of the Civil Rights Act (US)';
export const AUSTRALIAN_AGE_ACT = 'Age Discrimination Act 2004 (Australia)';
export const AUSTRALIAN_DISABILITY_ACT = 'Disability Discrimination Act 1992 (Australia)';
export const AUSTRALIAN_RACE_ACT = 'Racial Discrimination Act 1975 (Australia)';
export const AUSTRALIAN_SEX_ACT = 'Sex Discrimination Act 1984 (Australia)';
export const CANADIAN_HUMAN_RIGHTS_ACT = 'Canadian Human Rights Act (Canada)';
export const ALBERTAN_HUMAN_RIGHTS_ACT = 'Alberta Human Rights Act (Canada)';
export const BRITISH_COLUMBIAN_HUMAN_RIGHTS_CODE = 'Human Rights Code of British Columbia (Canada)';
export const ONTARIAN_HUMAN_RIGHTS_CODE = 'Human Rights Code of Ontario (Canada)';
export const QUEBEC_CHARTER = 'Charter of Human Rights and Freedoms of Quebec (Canada)';
export const INDIAN_CONSTITUTION = 'Constitution (India)';
export const INDIAN_DISABILITY_ACT = 'Rights of Persons with Disabilities Act 2016 (India)';
export const INDIAN_WAGES_CODE = 'Code on Wages 2019 (India)';
export const KENYAN_CONSTITUTION = 'Constitution of 2010 (Kenya)';
export const KENYAN_EMPLOYMENT_ACT = 'Employment Act 2007 (Kenya)';
export const NEW_ZEALAND_HUMAN_RIGHTS_ACT = 'Human Rights Act 1993 (New Zealand)';
export const NIGERIAN_CONSTITUTION = 'Constitution of 1999 (Nigeria)';
export const NIGERIAN_DISABILITY_ACT =
  'Discrimination against Persons with Disabilities (Prohibition) Act 2018 (Nigeria)';
export const PHILIPPINE_AGE_ACT = 'Anti-Age Discrimination in Employment Act (Philippines)';
export const PHILIPPINE_DISABILITY_ACT = 'Magna Carta for Disabled Persons (Philippines)';
export const PHILIPPINE_LABOR_CODE = 'Labor Code (Philippines)';
export const PHILIPPINE_WOMEN_ACT = 'Magna Carta of Women (Philippines)';
export const SINGAPOREAN_EMPLOYMENT_GUIDELINES =
  'Tripartite Guidelines on Fair Employment Practices (Singapore)';
export const SOUTH_AFRICAN_EMPLOYMENT_EQUITY_ACT = 'Employment Equity Act 1998 (South Africa)';
export const SOUTH_AFRICAN_EQUALITY_ACT =
  'Promotion of Equality and Prevention of Unfair Discrimination Act 2000 (South Africa)';

// Work.
export const FORCED_LABOUR_CONVENTION = 'ILO Convention No. 29';
export const WAGES_CONVENTION = 'ILO Convention No. 95';
export const UNION_RIGHTS_CONVENTION = 'ILO Convention No. 98';
export const HARASSMENT_CONVENTION = 'ILO Convention No. 190';
export const EMPLOYMENT_RELATIONSHIP_RECOMMENDATION = 'ILO Recommendation No. 198';
export const WORKING_CONDITIONS_DIRECTIVE = 'Directive (EU) 2019/1152';
export const WORKING_TIME_DIRECTIVE = 'Directive 2003/88/EC';
export const WORKING_TIME_REGULATIONS = 'Working Time Regulations 1998 (UK)';
export const SAFETY_AT_WORK_DIRECTIVE = 'Directive 89/391/EEC';
export const WHISTLEBLOWER_DIRECTIVE = 'Directive (EU) 2019/1937';
export const LABOR_STANDARDS_ACT = 'Fair Labor Standards Act (US)';
export const SOCIAL_SECURITY_CONTRIBUTIONS_ACT =
  'Social Security Contributions and Benefits Act 1992 (UK)';
export const CALIFORNIAN_BUSINESS_CODE = 'California Business and Professions Code';
export const CALIFORNIAN_CIVIL_PROCEDURE_CODE = 'California Code of Civil Procedure';
export const EMPLOYMENT_RIGHTS_ACT = 'Employment Rights Act 1996 (UK)';
export const HEALTH_AND_SAFETY_ACT = 'Health and Safety at Work etc. Act 1974 (UK)';
export const LABOR_RELATIONS_ACT = 'National Labor Relations Act (US)';
export const OCCUPATIONAL_SAFETY_ACT = 'Occupational Safety and Health Act (US)';
export const WHISTLEBLOWER_RULE = 'SEC Rule 21F-17 (US)';
export const AUSTRALIAN_FAIR_WORK_ACT = 'Fair Work Act 2009 (Australia)';
export const AUSTRALIAN_SAFETY_ACT = 'Work Health and Safety Act 2011 (Australia)';
export const NEW_ZEALAND_SAFETY_ACT = 'Health and Safety at Work Act 2015 (New Zealand)';
export const SINGAPOREAN_SAFETY_ACT = 'Workplace Safety and Health Act 2006 (Singapore)';
export const SOUTH_AFRICAN_DISCLOSURES_ACT = 'Protected Disclosures Act 2000 (South Africa)';
export const SOUTH_AFRICAN_SAFETY_ACT = 'Occupational Health and Safety Act 1993 (South Africa)';

// Contracts and consumers.
export const UNFAIR_TERMS_DIRECTIVE = 'Directive 93/13/EEC';
export const UNFAIR_PRACTICES_DIRECTIVE = 'Directive 2005/29/EC';
export const CONSUMER_RIGHTS_DIRECTIVE = 'Directive 2011/83/EU';
export const AIR_PASSENGER_RIGHTS_REGULATION = 'Regulation (EC) No 261/2004';
export const LATE_PAYMENT_DIRECTIVE = 'Directive 2011/7/EU';
export const DATA_ACT = 'Regulation (EU) 2023/2854 (Data Act)';
export const DIGITAL_SERVICES_ACT = 'Regulation (EU) 2022/2065 (Digital Services Act)';
export const BRUSSELS_I = 'Regulation (EU) No 1215/2012 (Brussels I)';
export const ROME_I = 'Regulation (EC) No 593/2008 (Rome I)';
export const FOOD_SUPPLY_DIRECTIVE = 'Directive (EU) 2019/633 (food supply chain)';
export const VERTICAL_AGREEMENTS_REGULATION = 'Regulation (EU) 2022/720';
export const COMMERCIAL_CODE = 'Uniform Commercial Code (US)';
export const ARBITRATION_ACT = 'Federal Arbitration Act (US)';
export const CONSUMER_REVIEW_ACT = 'Consumer Review Fairness Act (US)';
export const ONLINE_SHOPPERS_ACT = 'Restore Online Shoppers’ Confidence Act (US)';
export const LANDLORD_AND_TENANT_ACT = 'Landlord and Tenant Act 1985 (England)';
export const TENANT_FEES_ACT = 'Tenant Fees Act 2019 (England)';
export const HOUSING_ACT = 'Housing Act 2004 (England and Wales)';
export const PROTECTION_FROM_EVICTION_ACT = 'Protection from Eviction Act 1977 (England and Wales)';
export const COMPANIES_ACT = 'Companies Act 2006 (UK)';
export const CONSUMER_RIGHTS_ACT = 'Consumer Rights Act 2015 (UK)';
export const CONSUMER_CONTRACTS_REGULATIONS =
  'Consumer Contracts (Information, Cancellation and Additional Charges) Regulations 2013 (UK)';
export const DIGITAL_MARKETS_ACT = 'Digital Markets, Competition and Consumers Act 2024 (UK)';
export const LATE_PAYMENT_ACT = 'Late Payment of Commercial Debts (Interest) Act 1998 (UK)';
export const DEBT_COLLECTION_ACT = 'Fair Debt Collection Practices Act (US)';
export const TRADE_COMMISSION_ACT = 'Federal Trade Commission Act (US)';
export const REVIEWS_AND_TESTIMONIALS_RULE = '16 CFR Part 465 (US)';
export const ENDORSEMENT_GUIDES = '16 CFR Part 255 (US)';
export const GREEN_GUIDES = '16 CFR Part 260 (US)';
export const AUSTRALIAN_COMPETITION_AND_CONSUMER_ACT =
  'Competition and Consumer Act 2010 (Australia)';
export const CANADIAN_COMPETITION_ACT = 'Competition Act (Canada)';
export const INDIAN_CONSUMER_ACT = 'Consumer Protection Act 2019 (India)';
export const KENYAN_CONSUMER_ACT = 'Consumer Protection Act 2012 (Kenya)';
export const NEW_ZEALAND_FAIR_TRADING_ACT = 'Fair Trading Act 1986 (New Zealand)';
export const NIGERIAN_COMPETITION_AND_CONSUMER_ACT =
  'Federal Competition and Consumer Protection Act 2018 (Nigeria)';
export const PHILIPPINE_CONSUMER_ACT = 'Consumer Act (Philippines)';
export const SINGAPOREAN_FAIR_TRADING_ACT =
  'Consumer Protection (Fair Trading) Act 2003 (Singapore)';
export const SOUTH_AFRICAN_CONSUMER_ACT = 'Consumer Protection Act 2008 (South Africa)';

// Money and markets.
export const PAYMENT_SERVICES_DIRECTIVE = 'Directive (EU) 2015/2366 (PSD2)';
export const CONSUMER_CREDIT_DIRECTIVE = 'Directive (EU) 2023/2225';
export const MARKETS_DIRECTIVE = 'Directive 2014/65/EU (MiFID II)';
export const MARKET_ABUSE_REGULATION = 'Regulation (EU) No 596/2014 (MAR)';
export const BRITISH_MARKET_ABUSE_REGULATION = 'Market Abuse Regulation (UK)';
export const ACCOUNTING_DIRECTIVE = 'Directive 2013/34/EU';
export const CREDIT_PRACTICES_RULE = 'FTC Credit Practices Rule (US)';
export const MILITARY_LENDING_ACT = 'Military Lending Act (US)';

// Crime, competition and evidence.
export const EU_TREATY = 'TFEU';
export const SANCTIONS_DIRECTIVE = 'Directive (EU) 2024/1226';
export const BRIBERY_ACT = 'Bribery Act 2010 (UK)';
export const FRAUD_ACT = 'Fraud Act 2006 (England, Wales and Northern Ireland)';
export const THEFT_ACT = 'Theft Act 1968 (England and Wales)';
export const CRIMINAL_FINANCES_ACT = 'Criminal Finances Act 2017 (UK)';
export const RULES_OF_EVIDENCE = 'Federal Rules of Evidence (US)';
export const ANTI_CORRUPTION_CONVENTION = 'UN Convention against Corruption';
export const COMPETITION_ACT = 'Competition Act 1998 (UK)';
export const SHERMAN_ACT = 'Sherman Act (US)';
export const SECURITIES_EXCHANGE_ACT = 'Securities Exchange Act (US)';
export const AUSTRALIAN_CORPORATIONS_ACT = 'Corporations Act 2001 (Australia)';
export const INDIAN_COMPETITION_ACT = 'Competition Act 2002 (India)';
export const INDIAN_CORRUPTION_ACT = 'Prevention of Corruption Act 1988 (India)';
export const INDIAN_INSIDER_TRADING_REGULATIONS =
  'SEBI (Prohibition of Insider Trading) Regulations 2015 (India)';
export const KENYAN_BRIBERY_ACT = 'Bribery Act 2016 (Kenya)';
export const KENYAN_COMPETITION_ACT = 'Competition Act 2010 (Kenya)';
export const NEW_ZEALAND_COMMERCE_ACT = 'Commerce Act 1986 (New Zealand)';
export const PHILIPPINE_COMPETITION_ACT = 'Competition Act (Philippines)';
export const SINGAPOREAN_COMPETITION_ACT = 'Competition Act 2004 (Singapore)';
export const SINGAPOREAN_CORRUPTION_ACT = 'Prevention of Corruption Act 1960 (Singapore)';
export const SINGAPOREAN_SECURITIES_ACT = 'Securities and Futures Act 2001 (Singapore)';
export const SOUTH_AFRICAN_COMPETITION_ACT = 'Competition Act 1998 (South Africa)';
export const SOUTH_AFRICAN_CORRUPTION_ACT =
  'Prevention and Combating of Corrupt Activities Act 2004 (South Africa)';
export const SOUTH_AFRICAN_MARKETS_ACT = 'Financial Markets Act 2012 (South Africa)';

// Works and software.
export const BERNE_CONVENTION = 'Berne Convention';
export const SOFTWARE_DIRECTIVE = 'Directive 2009/24/EC';

// Classified information.
export const CLASSIFICATION_ORDER = 'Executive Order 13526 (US)';
export const CONTROLLED_INFORMATION_RULE = '32 CFR Part 2002 (US)';
export const BRITISH_CLASSIFICATIONS_POLICY = 'Government Security Classifications Policy (UK)';
export const NATO_SECURITY_POLICY = 'NATO C-M(2002)49-REV1';
export const EU_CLASSIFICATION_DECISION = 'Council Decision 2013/488/EU';
export const GERMAN_SECURITY_CLEARANCE_ACT = 'Sicherheitsüberprüfungsgesetz (Germany)';

// Standards of security.
export const ISO_27001 = 'ISO/IEC 27001:2022';
export const PCI_DSS = 'PCI DSS 4.0.1';
export const NIST_GUIDE_TO_PII = 'NIST SP 800-122';
export const OWASP_TOP_10_FOR_LLM = 'OWASP Top 10 for LLM Applications';
export const RFC_6890 = 'RFC 6890';
export const TRAFFIC_LIGHT_PROTOCOL = 'FIRST Traffic Light Protocol';
