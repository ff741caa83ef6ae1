import { MUST, REPORT } from '#engine/detectors/legal/contract-words.ts';
import { riskyClause } from '#engine/detectors/legal/risky-clause.ts';
import { LANDLORD_AND_TENANT_ACT } from '#engine/laws.ts';
import { phrase } from '#engine/phrases/phrase.ts';

const TENANT = '(?:you|(?:the |each )?(?:tenant|lessee|occupier|resident|renter|hirer)s?)';

export const tenantRepairs = riskyClause({
  id: 'tenant-repairs',
  typeName: 'Tenant liability for repairs',
  description: 'Lease terms that make the tenant pay for all repairs, or for normal wear and tear.',
  severity: 'medium',
  recommendation:
    'Limit the tenant’s duty to damage they cause; the landlord maintains the building.',
  legalReference: { law: LANDLORD_AND_TENANT_ACT, article: 's. 11' },
  triggers: (
    'wears out|wear out|everything that*|anything that*|whatever breaks|whatever goes*|that breaks|' +
    'professionally cleaned|professional cleaning|professional clean|upkeep*|wear and tear|' +
    "full repairing*|keep in repair*|occupier|lessee's cost|lessee's expense|lessee's sole*|" +
    "lessee's own*|lessee's responsibility|tenant's cost|tenant's expense|tenant's own*|" +
    "tenant's sole*|tenant's responsibility|renter*|repairs|all repair*|any repair*|" +
    'every repair*|each repair|all necessary repair*|any necessary repair*|outside walls|drains|' +
    'heating system|roof|boiler|exterior|foundations|the structure and*|repair the structure*|' +
    'maintain the structure*|keep the structure*|structure of the property|' +
    'structure of the building|professional cleaner*|repair is*|repair shall*|repair at*|' +
    'your own cost|your cost|your sole cost|your sole expense|your sole responsib*'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `${TENANT} (?:${MUST} |is |are )?(?:\\w{1,12},? ){0,5}(?:pays? for|pays?|bears?|carries out|meets?|covers?) (?:\\w{1,12} ){0,3}(?:all|any|every)(?: and \\w{3,5})? (?:\\w{3,14},? (?:and |or )?){0,2}repairs?,? (?:including|also|even|whoever|whatever|and) …(?:structur\\w{1,4}|roof|boiler|furnace|heating|water heater|plumbing|electrics|wiring|windows|foundations|drains)`,
        `${TENANT} (?:${MUST}|is|are) (?:\\w{1,12},? ){0,5}(?:pay for|pay|bear|responsible for
          |liable for|carry out|meet|undertake|cover|fund|make|arrange)
          (?:\\w{1,12} ){0,4}(?:all|any|every
          |each)(?: and \\w{3,5})? (?:\\w{3,14},? (?:and |or )?){0,3}repairs?(?: …(?:structur\\w{1,4}|roof|boiler|regardless|whatever|however
          |howsoever|wear and tear|whoever|whether or not))?`,
        `repairs? …(?:is|are|shall be|be|at|by)
          (?:\\w{1,12} ){0,4}(?:the tenant's|the lessee's|the occupier's|your)(?: sole)?(?: own)?
          (?:cost|expense|responsibility)`,
        `(?:liable|responsible) for (?:all|any|every|each)(?: and every)? (?:\\w{4,12} )?repairs? (?:to|of|including|and upkeep of) …(?:structur\\w{1,4}|roof|boiler|foundations|wiring|drains|exterior|outside walls|heating)`,
        `${TENANT} ${MUST} (?:\\w{1,12},? ){0,5}(?:put right|repair|fix|mend|replace|make good|see to|pay for)
          (?:\\w{1,12},? ){0,5}(?:everything|anything|whatever|all) (?:that )?(?:\\w{2,12} ){0,3}(?:breaks?|wears? out|goes wrong|fails?|stops working)`,
        `${TENANT} …(?:including|even if|as well as) (?:\\w{1,12} ){0,3}(?:fair )?wear and tear`,
      ),
      requires: phrase(
        'structur\\w{1,4}|roof|boiler|tenant|lessee|occupier|rent|renter|landlord|lease|tenancy|premises|property|flat|house|hirer|equipment|vehicle',
      ),
      unless: phrase(
        `landlord and tenant act|except(?:ed|ing)?|other than|excluding|(?:landlord|lessor|owner|we)
          (?:shall|will|must|is|are) (?:\\w{1,12} ){0,2}(?:responsible|repair|pay|carry)|caused by
          (?:the tenant|you|the lessee)|(?:tenant|you) (?:has |have )?caused?|report|damage
          (?:that|which) you|not (?:be )?(?:responsible|liable)`,
        REPORT,
      ),
      why: 'The clause makes the tenant pay for all repairs, even for defects they did not cause.',
    },
    {
      form: phrase(
        `${TENANT} (?:${MUST}|is|are),?
          (?:at (?:its|his|her|their|your) (?:\\w{3,4} )?(?:and \\w{4,9} )?(?:costs?|expense)(?: and (?:costs?|expense))?,? )?(?:\\w{2,12} ){0,3}(?:responsible for|maintain|keep|pay for|look after|liable for|repair|replace),?
          (?:\\w{2,12},? ){0,8}(?:roof|structure|boiler|foundations|exterior|heating system|outside
          walls|drains)`,
      ),
      requires: phrase('repairs?|repaired|upkeep|maintenance|maintain|good condition|good order'),
      unless: phrase(
        'landlord and tenant act|landlord (?:shall|will|must|is)|not (?:be )?(?:responsible|liable)|damage (?:that )?(?:you|the tenant)',
        REPORT,
      ),
      why: 'The clause makes the tenant maintain the building itself, usually the landlord’s duty.',
    },
    {
      form: phrase(
        `${TENANT} (?:${MUST}|is|are) (?:\\w{2,12} ){0,5}(?:professionally cleaned|professional
          clean(?:ing|ers?|ed)?)(?: (?:\\w{2,12} ){0,4}(?:regardless|whatever|whether or not|at the
          end of (?:the )?(?:tenancy|lease|term|stay)))?`,
      ),
      unless: phrase('not (?:be )?(?:required|have to)|landlord (?:will|shall|must)', REPORT),
      why: 'The clause makes the tenant pay for cleaning, even if it is not needed.',
      severity: 'low',
    },
  ],
  examples: [
    '[[The renter pays for all repairs, including those of the water heater]].',
    'The landlord pays for all repairs, including the furnace.',
    'The Lessee covenants: 3.2 to be [[responsible for all repairs to the roof]] and gutters.',
    'The landlord is responsible for all repairs to the structure, the boiler and the drains.',
    '[[The occupier bears all repairs, even those of the heating]].',
    'The landlord bears all repairs of the roof, and the tenant pays a share of the water.',
    '[[Tenant shall at its sole cost maintain, repair and replace the roof, foundation and structure]], regardless of cause.',
    '[[The Lessee must, at its own expense keep the structure]] in good repair.',
    'Under section 11 of the Landlord and Tenant Act 1985 you must keep the structure in repair.',
    '[[The lessee must keep the drains and the exterior]] in good order and repair.',
    '[[The tenant must have the property professionally cleaned at the end of the tenancy]].',
    '[[The tenant is responsible for the upkeep of the roof]].',
    '[[The Tenant shall pay for all repairs, including those to the roof]] of the house.',
    '[[The Tenant will mend at her own cost whatever breaks]] in the house.',
    'The Tenant must tell us of anything that breaks; the landlord shall mend whatever wears out.',
    '[[You are responsible for any repairs]] to the property.',
    'The Landlord shall carry out all repairs.',
    'The Tenant must report all repairs that the property needs.',
    'The Tenant shall make good any damage, fair wear and tear excepted.',
  ],
});
