import { Alert, Checkbox } from '@mantine/core'
import { useState } from 'react'
import { formatMoney } from '../../../../platform/contract/amount.ts'
import blocks from '../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../platform/web/i18n.tsx'
import { ErrorState } from '../../../../platform/web/ui/ErrorState.tsx'
import { SecondNote, useSentText } from '../../../approval/web/parts.tsx'
import { moveTexts } from '../../contract/texts.ts'
import { useMove, useReleasePreview } from '../queries.ts'
import { DialogForm, type DialogProps } from './DialogForm.tsx'
import type { MoveScreen } from './move.ts'
import { ReleaseLines } from './ReleaseLines.tsx'
import { t } from './texts.ts'

/** Shows the server's preview and sends back the net amount that was seen; another amount is refused. */
function Dialog({ demand, say, onDone, onCancel }: DialogProps) {
  const s = useTexts(t)
  const sent = useSentText()
  const lang = useLang()
  const [checked, setChecked] = useState(false)
  const preview = useReleasePreview(demand.id, undefined)
  const { data } = preview
  const act = useMove('POST /ws/demand/confirm', {
    onDone: ({ waits, money }) => {
      if (waits) say(sent)
      else if (money) say(s.confirmReleased(formatMoney(money.amountMinor, money.currency, lang)))
      onDone()
    },
    // The figures differ from those seen: show the new ones and ask for confirmation again.
    onError: (error) => error.error === 'previewChanged' && setChecked(false),
  })
  return (
    <DialogForm
      verb={
        data && data.grossMinor > 0 ? s.confirmRelease(formatMoney(data.grossMinor, data.currency, lang)) : moveTexts.confirm.label[lang]
      }
      onCancel={onCancel}
      onSubmit={() => data && act.run({ id: demand.id, netMinor: data.netMinor })}
      act={act}
      blocked={!checked || !data || preview.isFetching}
    >
      <p className={blocks.quiet}>{s.confirmAbout}</p>
      {preview.isError && <ErrorState error={preview.error} onRetry={() => preview.refetch()} />}
      {data && data.grossMinor === 0 && <Alert color="info">{s.confirmNothing}</Alert>}
      {data && <ReleaseLines preview={data} waiting={preview.isFetching} />}
      <SecondNote rule={demand.second?.rule} />
      <Checkbox data-autofocus label={s.confirmChecked} checked={checked} onChange={(event) => setChecked(event.currentTarget.checked)} />
    </DialogForm>
  )
}

export const confirm: MoveScreen = { Dialog, why: (_demand, { s, deadline }) => (deadline ? s.confirm(deadline) : s.confirmNoDay) }
