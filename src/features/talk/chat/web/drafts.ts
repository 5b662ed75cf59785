import { kept } from '../../../../platform/web/kept.ts'
import { ownKey } from '../../../../platform/web/own-keys.ts'
import { currentSession, onSessionEnd, onSessionStart } from '../../../../platform/web/session.ts'
import { createStore } from '../../../../platform/web/store.ts'

type Drafts = Readonly<Record<string, string>>

/** What was last written in this browser and not sent, by conversation. */
const keyNow = (): string => ownKey(currentSession().userInfo?.id ?? '', 'chat.drafts')
/** What this tab was writing, which another tab does not replace. */
const HERE = 'chat.drafts'

const stored = (): Drafts => kept.local.read<Drafts>(keyNow()) ?? {}
const here = (): Drafts => kept.session.read<Drafts>(HERE) ?? {}

export const drafts = createStore<Drafts>({})

/** What this tab was writing; without that, what was last written in this browser. */
export const draftOf = (id: string): string => here()[id] ?? drafts.get()[id] ?? ''

/** Two tabs may write in one conversation: what is sent from one leaves the draft of the other. */
export function keepDraft(id: string, text: string): void {
  const { [id]: other = '', ...rest } = stored()
  const left = text !== '' ? text : other === draftOf(id) ? '' : other
  kept.local.write(keyNow(), left === '' ? rest : { ...rest, [id]: left })
  kept.session.write(HERE, { ...here(), [id]: text })
  drafts.set(left === '' ? rest : { ...rest, [id]: left })
}

if (typeof window !== 'undefined') {
  const read = () => drafts.set(stored())
  read()
  onSessionStart(read)
  onSessionEnd(() => {
    drafts.set({})
    kept.session.remove(HERE)
  })
  window.addEventListener('storage', ({ key }) => key === keyNow() && read())
}
