import { useLang, useTexts } from '../../i18n.tsx'
import { ActButton } from '../ActButton.tsx'
import type { ActNeeds } from '../acts.ts'
import { useConfirm } from '../ConfirmDialog.tsx'
import { t } from './texts.ts'

interface Props {
  needs: ActNeeds
  /** The sender, as the list shows them. */
  who: string
  run: () => unknown
  /** What else follows. */
  effect?: string
  /** In a list of many the button itself names the sender. */
  inList?: boolean
}

/** Deletes what somebody sent with a public form before its time, if they asked for it (PIPL art. 47, GDPR art. 17). */
export function DeleteOnRequest({ needs, who, run, effect, inList }: Props) {
  const s = useTexts(t)
  const lang = useLang()
  const confirm = useConfirm()
  const ask = async () => {
    if (
      await confirm({
        title: s.deleteTitle(who),
        body: effect ? `${s.deleteBody}${lang === 'cn' ? '' : ' '}${effect}` : s.deleteBody,
        verb: s.deleteVerb,
        tone: 'bad',
      })
    )
      await run()
  }
  return (
    <ActButton
      needs={needs}
      variant="subtle"
      color={inList ? 'gray' : 'bad'}
      onClick={ask}
      {...(inList && { size: 'compact-sm', 'aria-label': s.deleteOf(who) })}
    >
      {inList ? s.deleteVerb : s.deleteOnRequest}
    </ActButton>
  )
}
