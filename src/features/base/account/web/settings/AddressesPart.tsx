import blocks from '../../../../../platform/web/blocks.module.css'
import { useTexts } from '../../../../../platform/web/i18n.tsx'
import lists from '../../../../../platform/web/lists.module.css'
import { toast } from '../../../../../platform/web/toast.ts'
import { ActButton } from '../../../../../platform/web/ui/ActButton.tsx'
import { useConfirm } from '../../../../../platform/web/ui/ConfirmDialog.tsx'
import { SectionCard } from '../../../../../platform/web/ui/SectionCard.tsx'
import { TimeText } from '../../../../../platform/web/ui/TimeText.tsx'
import { useRead, useWrite } from '../queries.ts'
import css from './settings.module.css'
import { t } from './texts.ts'

/** Addresses that open without signing in; nothing where there is none, as for most people. */
export function AddressesPart() {
  const s = useTexts(t)
  const confirm = useConfirm()
  const { data } = useRead('GET /ws/account/addresses')
  const end = useWrite('POST /ws/account/address/end', { onDone: () => toast.success(s.addressEnded) })
  if (!data?.length) return null
  return (
    <SectionCard title={s.addresses} about={s.addressesAbout}>
      <ul className={lists.lines}>
        {data.map(({ kind, name, since }) => {
          const ask = async () => {
            const sure = await confirm({ title: s.addressEndTitle, body: s.addressEndBody, verb: s.addressEnd, tone: 'bad' })
            if (sure) await end.run({ kind })
          }
          return (
            <li key={kind} className={blocks.between}>
              <span className={`${blocks.named} ${css.value}`}>
                {name}
                <span>
                  {s.addressSince} <TimeText value={since} />
                </span>
              </span>
              <ActButton needs="own" variant="default" size="sm" aria-label={s.addressEndOf(name)} onClick={ask}>
                {s.addressEnd}
              </ActButton>
            </li>
          )
        })}
      </ul>
    </SectionCard>
  )
}
