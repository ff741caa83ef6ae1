import { REPORT } from '#engine/detectors/legal/contract-words.ts';
import { riskyClause } from '#engine/detectors/legal/risky-clause.ts';
import { phrase } from '#engine/phrases/phrase.ts';

export const covenantNotToSue = riskyClause({
  id: 'covenant-not-to-sue',
  typeName: 'Covenant not to sue',
  description: 'Promises not to bring claims, or not to contest another party’s rights.',
  severity: 'medium',
  recommendation: 'Remove the promise, or limit it to specific claims.',
  triggers: (
    'right to sue|rights to sue|right to bring*|right to claim*|covenant not to*|not to sue|' +
    'not sue|not bring*|not to bring*|not challenge*|not contest*|not to contest*|' +
    'not to challenge*|not assert*|waive any*|not to assert*|not attack*|not dispute*|' +
    'not to dispute*|not oppose*|not question*|attack the*|contest the*|challenge the*|' +
    'dispute the*|question the*|impair the*|hereby release*|released and*|release and*|' +
    'not register*|not to register*|not apply for*|inconsistent with*|attack any|attack our|' +
    'attack its|attack your|contest any|contest our|contest its|contest your|challenge any|' +
    'challenge our|challenge its|challenge your|question any|question our|question its|' +
    'question your|oppose the|oppose any|oppose our|oppose its|oppose your|impair any|' +
    'impair our|impair its|impair your|impugn|impugns|impugning|seek to register*|' +
    'attempt to register*|register any|register or|register a|register the|apply for any|' +
    'apply for registration|apply for the registration|hereby waive*|hereby discharge*|' +
    'irrevocably waive*|irrevocably release*|irrevocably discharge*|expressly waive*|' +
    'expressly release*|expressly discharge*|forever waive*|forever release*|' +
    'forever discharge*|unconditionally waive*|unconditionally release*|' +
    'unconditionally discharge*|waives|waive all*|waive its*|waive your*|waive the*|' +
    'waive every*|to release|release us|release the|release any|release all|release each|' +
    'release our|releases us|releases the|releases any|releases all|releases and|releases each|' +
    'releases our|and forever|up the right to*|up the rights to*|up any right to*|' +
    'up any rights to*|up all right to*|up all rights to*|up your right to*|up your rights to*|' +
    'up its right to*|up its rights to*|up right to*|up rights*|rights to claim*|' +
    'rights to bring*|never sue*|never bring*|never challenge*|never contest*|never attack*|' +
    'never dispute*|never question*|never oppose*|nor sue*|nor bring*|nor challenge*|' +
    'nor contest*|nor attack*|nor dispute*|nor question*|nor oppose*|general release*'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `waives? (?:any|all)(?: and all)? claims? against [^.;:•]{1,60}? (?:for|in respect of) (?:\\w{4,9} ){0,2}(?:injury or death|death or injury|injur(?:y|ies)|death)`,
        'covenants? not to (?:sue|bring any \\w{1,15}|assert any \\w{1,15}|challenge|contest)',
        `(?:shall|will|agrees?(?: that it will)?|undertakes?|may) not (?:to )?(?:sue|bring (?:any|a)
          (?:claims?|action|suit|lawsuit|proceedings?)|assert any claims?
          |(?:challenge|contest)(?: or \\w{1,12})?
          (?:the )?(?:validity|ownership|enforceability|rights?))`,
        `(?:not|never|nor|neither) …(?:attack|contest|challenge|dispute|question|oppose|impugn
          |impair) …(?:validity|title|ownership|enforceability|registration|rights? (?:of|in|to)
          |interests? (?:of|in|to)|trade-?marks?|patents?|copyrights?)`,
        `(?:not|never|nor|neither) …(?:register|apply (?:for|to register)|seek to register|attempt
          to register) …(?:marks?|trade-?marks?|names?|domain|logos?)`,
        '(?:not|never|nor|neither) …inconsistent with …(?:ownership|title|rights?)',
        `(?<!not )(?:releases?(?! does not)|waives?|forever discharges?)(?:,?
          (?:and )?(?:forever )?(?:releases?|acquits?|discharges?|waives?)){0,2} …(?:claims|causes
          of action|demands|liabilities|actions|suits)`,
        `waives? (?:any|all)(?: and all)? (?:claims?|rights? to (?:sue|bring))|releases? and
          (?:forever )?discharges? …claims?`,
      ),
      why: 'The clause gives up the right to bring claims, whatever the other party does.',
      confidence: 0.85,
    },
    {
      form: phrase(
        `(?:gives? up|giving up) (?:(?:the|any|all|your|its|his|her|their) )?rights? to
          (?:sue|bring (?:any |a )?(?:claims?|actions?)|claim (?:anything|damages|compensation))(?: \\w{1,12})?`,
      ),
      unless: phrase(REPORT),
      why: 'The clause gives up the right to bring claims, whatever the other party does.',
      confidence: 0.85,
    },
  ],
  examples: [
    'Guests [[waive all claims against the Stables for personal injury]], even if caused by negligence.',
    'By entering you [[give up your right to sue us]].',
    'She said that workers give up their right to sue.',
    'Client [[shall not bring any claim]] against Provider.',
    'Licensee [[covenants not to sue]] Licensor.',
    'Distributor [[shall not contest the validity]] of the marks.',
    'The guest shall not bring any pets or food.',
    'The court found that the heirs did not contest the will.',
    'You [[waive all claims]] against the Club.',
    'A general release does not extend to claims; it shall not release the Supplier from its liabilities.',
  ],
});
