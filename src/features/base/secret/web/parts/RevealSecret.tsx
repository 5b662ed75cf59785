import { ActionIcon } from '@mantine/core'
import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useTexts } from '../../../../../platform/web/i18n.tsx'
import { type ActNeeds, useActs } from '../../../../../platform/web/ui/acts.ts'
import { useConfirm } from '../../../../../platform/web/ui/ConfirmDialog.tsx'
import { CopyText } from '../../../../../platform/web/ui/CopyText.tsx'
import { SECRET_SHOWN_SECONDS } from '../../../../../rules/constants.ts'
import type { Place } from '../../contract/place.ts'
import { useWrite } from '../queries.ts'
import { t } from '../texts.ts'
import css from './secret.module.css'

interface RevealSecretProps {
  place: Omit<Place, 'scope'>
  /** As lists and forms have it; "" where there is no value. */
  mask: string
  /** What it is, in the middle of a sentence: "account number of Nordsee Bank". */
  name: string
  /** Whose permission it asks; the server checks it again. */
  needs: ActNeeds
  /** Why, where the screen leaves no doubt, such as a payout. Otherwise it is asked. */
  reason?: string
}

/** A masked value that its reader may have revealed: recorded with a reason, shown for 30 seconds, kept nowhere in the browser. */
export function RevealSecret(props: RevealSecretProps) {
  const { table, column, row } = props.place
  // Another place starts hidden.
  return <Reveal key={`${table}.${column}.${row}`} {...props} />
}

function Reveal({ place, mask, name, needs, reason }: RevealSecretProps) {
  const s = useTexts(t)
  const confirm = useConfirm()
  const permitted = useActs(needs)
  const [text, setText] = useState<string | null>(null)
  const reveal = useWrite('POST /ws/secret/reveal')
  useEffect(() => {
    if (text === null) return
    const timer = setTimeout(() => setText(null), SECRET_SHOWN_SECONDS * 1_000)
    return () => clearTimeout(timer)
  }, [text])

  const show = async () => {
    let why = reason
    if (why === undefined) {
      const asked = await confirm({
        title: s.title(name),
        body: s.body,
        verb: s.verb,
        reason: { label: s.reason, required: true, max: 200 },
      })
      if (!asked) return
      why = asked.reason
    }
    const shown = await reveal.run({ ...place, reason: why })
    if (shown) setText(shown.text)
  }
  if (!mask) return <>—</>
  const Icon = text === null ? IconEye : IconEyeOff
  return (
    <span className={`${blocks.inline} ${css.value}`}>
      {text === null ? mask.replace(' ', '\u00a0') : <CopyText text={text} />}
      {permitted && (
        <ActionIcon
          size={28}
          aria-label={text === null ? s.show(name) : s.hide(name)}
          aria-pressed={text !== null}
          loading={reveal.pending}
          onClick={() => (text === null ? void show() : setText(null))}
        >
          <Icon size={16} stroke={1.75} aria-hidden="true" />
        </ActionIcon>
      )}
      <span className="sr-only" aria-live="polite">
        {text !== null && s.shown}
      </span>
    </span>
  )
}
