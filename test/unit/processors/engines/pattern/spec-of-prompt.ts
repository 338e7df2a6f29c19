import { planOf } from '../../../../../processors/engines/pattern/draw/plan-of.ts'
import { understandPrompt } from '../../../../../processors/engines/pattern/prompt/understand-prompt.ts'
import { checkRequest, type PatternRequest } from '../../../../../processors/engines/pattern/request/pattern-request.ts'
import type { DesignSpec } from '../../../../../processors/engines/pattern/spec/design-spec.ts'
import { resolveSpec } from '../../../../../processors/engines/pattern/spec/resolve-spec.ts'

/** The spec that a prompt comes to: a tile as PNG, but for what is asked besides; without a seed, the prompt's own. */
export function specOfPrompt(prompt: string, asked: Partial<Omit<PatternRequest, 'prompt'>> = {}): DesignSpec {
  const request = checkRequest({ prompt, compositionType: 'tile', format: 'png', ...asked })
  return resolveSpec(request, understandPrompt(prompt).wishes)
}

/** The same as the plan that a family draws from. */
export function planOfPrompt(prompt: string, asked: Partial<Omit<PatternRequest, 'prompt'>> = {}) {
  return planOf(specOfPrompt(prompt, asked))
}
