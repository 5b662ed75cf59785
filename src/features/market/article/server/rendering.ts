import { Thread } from '../../../../platform/server/thread.ts'
import { refuse } from '../../../../platform/server/wire/refusal.ts'
import type { Rendered } from './render.ts'

/** A long article takes a hundredth of it. Some texts that nobody writes take minutes: their marks can be read in very many ways. */
const MOST_MS = 5_000

const thread = new Thread<string, Rendered>(new URL('./render-thread.ts', import.meta.url), () => refuse('textTooTangled'))

/**
 * Renders a text beside the event loop, and refuses one that takes too long. Texts are rendered when they are saved and previewed, never
 * when they are read.
 */
export const rendered = (markdown: string): Promise<Rendered> => thread.ask(markdown, MOST_MS)
