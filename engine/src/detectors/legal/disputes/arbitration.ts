import { REPORT } from '#engine/detectors/legal/contract-words.ts';
import { riskyClause } from '#engine/detectors/legal/risky-clause.ts';
import { phrase } from '#engine/phrases/phrase.ts';

export const arbitration = riskyClause({
  id: 'arbitration',
  typeName: 'Arbitration or waiver of a jury or class action',
  description:
    'Clauses that require arbitration instead of court, or that waive class actions or jury trials.',
  severity: 'medium',
  recommendation:
    'Check whether you can opt out; ask who pays for an arbitration, and what a court or a joint claim would offer.',
  triggers: (
    'class or*|right to go*|rights to go*|right to a jury|right to a court*|right to a trial|' +
    'right to trial|right to sue in*|right to have*|arbitration|arbitrate|arbitrated|' +
    'arbitrator|class-action|jury trial|trial by jury|class waiver|class-actions|class claim*|' +
    'class litigation*|class relief*|class lawsuit*|class arbitration*|class proceeding*|' +
    'class action*|group claim*|group litigation*|group relief*|group lawsuit*|' +
    'group arbitration*|group proceeding*|group action*|representative claim*|' +
    'representative litigation*|representative relief*|representative lawsuit*|' +
    'representative arbitration*|representative proceeding*|representative action*|' +
    'collective claim*|collective litigation*|collective relief*|collective lawsuit*|' +
    'collective arbitration*|collective proceeding*|collective action*|collective or*|' +
    'representative or*|group or*|or consolidated*|arbitrators|rights to sue in*|' +
    'rights to have*|rights to a court*|rights to a jury*|rights to a judge*|' +
    'rights to a trial*|rights to trial*|right to a judge*|gives up*|gave up the*|' +
    'gave up your*|gave up its*|gave up any*|gave up all*|gave up right*'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `(?:agrees?|shall|will|must|be|by|through|to|in)
          (?:\\w{1,12} ){0,2}(?:binding|mandatory|compulsory|individual)
          (?:and final |individual )?arbitration`,
        `(?:disputes?|controvers(?:y|ies)|claims?|differences) …(?:be|is|are)
          (?:finally )?(?:settled|resolved|decided|determined|submitted|referred) …(?:arbitration|arbitrators?)`,
        '(?:agrees?|consents?) to arbitrate',
        '(?:submitted|referred|subject) to arbitration',
        '(?:binding|mandatory|compulsory) (?:and final |individual |confidential )?arbitration (?:in|at|before|under|administered)(?: \\w{2,12}){1,3}',
      ),
      unless: phrase(
        'not (?:be )?(?:subject|submitted|referred|agree)|opt out of|no arbitration|(?:to|may|can) (?:\\w{2,12} )?invoke|invoke (?:binding|mandatory)',
      ),
      why: 'The clause sends disputes to arbitration, so the parties cannot take them to court.',
      confidence: 0.9,
    },
    {
      form: phrase(
        `waives? …(?:class-actions?|jury trial|trial by jury|class proceedings?)|class-action waiver
          |(?:not|no) …(?:participate|bring|join) …class-actions?`,
        `(?:jury trials?|trials? by jury|class-actions?|class proceedings?)(?:(?:,| and| or|, and|, or) (?:the right to )?(?:an? )?(?:jury trials?|trials? by jury|class-actions?|class proceedings?|joint claims?)){0,3} (?:is|are|shall be) (?:hereby |expressly |both )?(?:waived|excluded|barred|given up|renounced)`,
        `waives? (?:(?:the|any|your|its|their|our|all) )?rights? to have (?:\\w{1,12} ){1,3}(?:heard|decided) (?:by|in)
          (?:a |the )?(?:court|judge|jury)`,
      ),
      why: 'The clause waives class actions or jury trials, so each claim must be brought alone or without a jury.',
      confidence: 0.9,
    },
    {
      form: phrase(
        `(?:gives?|giving|gave) up (?:(?:the|any|your|its|their|our|all) )?rights? to (?:go to court
          |sue in court|a (?:court|jury)(?: trial)?|a trial|have
          (?:\\w{1,12} ){1,3}(?:heard|decided) (?:by|in) a (?:court|judge|jury))`,
        `(?:waives?|waiving) (?:(?:the|any|your|its|their|our|all) )?rights? to
          (?:go to court|a (?:jury|judge|court)(?: trial)?|sue in court|trial)`,
      ),
      unless: phrase('defendant|guilty|plea|prosecut(?:or|ion)|not (?:give up|waive)', REPORT),
      why: 'The clause gives up the right to go to court, so no judge reviews the dispute.',
      confidence: 0.9,
    },
    {
      form: phrase(
        `(?:waives?|gives? up|giving up|may not|cannot|will not|shall not|agrees? not to)
          (?:\\w{1,12},? ){0,10}(?:class|representative|collective|group)(?: or
          (?:representative|collective|class|consolidated))?
          (?:relief|actions?|claims?|proceedings?|arbitrations?|litigation|lawsuits?)`,
      ),
      unless: phrase('not waive|defendant', REPORT),
      why: 'The clause gives up joint claims, so each claimant must act alone and bear the full cost.',
      confidence: 0.9,
    },
    {
      form: phrase(
        `(?:may|can|must|shall) only (?:bring|make|raise|pursue)
          (?:\\w{2,12} ){0,2}(?:claims?|disputes?) (?:in|by|through)
          (?:individual |binding )?arbitration`,
      ),
      unless: phrase(REPORT),
      why: 'The clause sends disputes to arbitration, so the parties cannot take them to court.',
    },
  ],
  examples: [
    '8. Disputes: [[mandatory arbitration under the rules of]] the chamber; [[class actions and jury trials are hereby waived]].',
    'A trial by jury is not waived, and class actions are possible.',
    'We both agree to [[waive our rights to have our claims decided by a judge]] or jury.',
    'In some cases you may, as a last resort, invoke binding arbitration under the framework.',
    'You [[may only bring claims in arbitration]].',
    'You [[may not bring a representative action]].',
    'The parties [[give up the right to go to court]].',
    'You [[waive the right to a jury]].',
    'The defendant waives the right to a jury and pleads guilty.',
    'You [[agree to binding arbitration]].',
    'Any [[dispute arising hereunder shall be settled by arbitration]] in Vienna.',
    'You [[waive any right to a jury trial]].',
    'The arbitration court moved; he studied arbitration.',
    'Disputes are not subject to arbitration.',
    'Members [[may not join group lawsuits]].',
  ],
});
