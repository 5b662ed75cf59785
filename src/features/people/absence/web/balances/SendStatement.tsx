import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { toast } from '../../../../../platform/web/toast.ts'
import { ActButton } from '../../../../../platform/web/ui/ActButton.tsx'
import { useConfirm } from '../../../../../platform/web/ui/ConfirmDialog.tsx'
import { useWrite } from '../queries.ts'
import { t } from './texts.ts'

/** Sends employees the link to their leave statement, after a question. */
export function SendStatement({ employeeIds, onDone }: { employeeIds: readonly string[]; onDone?: () => void }) {
  const s = useTexts(t)
  const lang = useLang()
  const confirm = useConfirm()
  const send = useWrite('POST /ws/absence/statement/send', {
    onDone: ({ sent, unreachable }) => {
      const [only] = sent
      if (only !== undefined) toast.success(sent.length === 1 ? s.sentTo(only) : s.sentMany(sent.length))
      if (unreachable.length > 0)
        toast.error(s.unreachable(unreachable.map(({ name, number }) => `${name} ${number}`).join(lang === 'cn' ? '、' : ', ')))
      onDone?.()
    },
  })
  const ask = async () => {
    const yes = await confirm({ title: s.sendTitle(employeeIds.length), body: s.sendBody, verb: s.sendNow })
    if (yes) await send.run({ employeeIds: [...employeeIds] })
  }
  return (
    <ActButton needs="absence:edit" variant="default" loading={send.pending} onClick={ask}>
      {s.send(employeeIds.length)}
    </ActButton>
  )
}
