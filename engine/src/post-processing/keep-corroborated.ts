import type { Company } from '#engine/detector.ts';
import { partitionPoint } from '#engine/spans/partition-point.ts';
import type { Candidate } from '#engine/to-finding.ts';
import type { Finding } from '#engine/vocabulary.ts';

/** The findings without those that need company and have none; ordered as they were. */
export function keepCorroborated(findings: readonly Candidate[]): readonly Finding[] {
  const places = placesByCompany(findings);
  if (places.size === 0) return findings;
  const kept: Finding[] = [];
  for (const candidate of findings) {
    const { company, ...finding } = candidate;
    if (company === undefined) kept.push(candidate);
    else if (isCorroborated(finding, company, places.get(company) ?? [])) kept.push(finding);
  }
  return kept;
}

/** By each company that a finding needs: the places of the findings that provide it, in ascending order. */
function placesByCompany(findings: readonly Candidate[]): ReadonlyMap<Company, readonly number[]> {
  const places = new Map<Company, readonly number[]>();
  for (const { company } of findings) {
    if (company === undefined || places.has(company)) continue;
    const providers = findings.filter((finding) => provides(finding, company));
    places.set(
      company,
      providers.map(({ start }) => start).sort((one, other) => one - other),
    );
  }
  return places;
}

/** Whether a finding identifies a person by itself. */
function provides({ type, company, isInformational }: Candidate, needed: Company): boolean {
  return company === undefined && !isInformational && needed.types.has(type);
}

/** Whether one of the places is near enough to the finding. */
function isCorroborated(
  { start, end }: Finding,
  { before, after }: Company,
  places: readonly number[],
): boolean {
  const first = partitionPoint(places, (place) => place < start - before);
  return (places[first] ?? Infinity) <= end + after;
}
