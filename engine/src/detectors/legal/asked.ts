/** A whole question, which may have a number and stand in quotation marks. */
const QUESTION =
  /^[\s\d.)(•*–-]{0,9}["“‘]?(?:how|what|when|where|who|whom|whose|which|why|does|do|did|is|are|was|were|can|could|may|must|will|would|should|shall|has|have|am)(?![\p{L}'’])[^.;!?]{3,200}\?["”’)\s]{0,6}$/iu;
/** In title case, a question is the heading of the clause that answers it. */
const TITLE = /(?<!^)(?:(?<=\s)\p{Lu}\p{L}{1,20} ){2}/u;
/** A checklist tells its readers what to look for. */
const TO_CHECK =
  /^[\s\d.)(•*\][–-]{0,9}(?:please )?(?:ask|check|find out|see|clarify|consider|look) (?:the \w{3,12} |them )?(?:whether|if|how|when|what|who|for)\b/i;

/** Whether a sentence only asks what a contract says. */
export function isAsked(sentence: string): boolean {
  return (QUESTION.test(sentence) && !TITLE.test(sentence)) || TO_CHECK.test(sentence);
}
