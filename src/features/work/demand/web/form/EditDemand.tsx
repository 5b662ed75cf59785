import { useRef, useState } from 'react'
import { formatMoney } from '../../../../../platform/contract/amount.ts'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { useNavigate } from '../../../../../platform/web/router.tsx'
import { usePageTitle } from '../../../../../platform/web/title.ts'
import { toast } from '../../../../../platform/web/toast.ts'
import { SectionCard } from '../../../../../platform/web/ui/SectionCard.tsx'
import { useSentText } from '../../../../base/approval/web/parts.tsx'
import type { DemandDetail } from '../../contract/schema.ts'
import { detailHref } from '../links.ts'
import { call, type MovedMoney } from '../queries.ts'
import { DemandForm } from './DemandForm.tsx'
import { Effects } from './Effects.tsx'
import css from './form.module.css'
import { Changes } from './Review.tsx'
import { t } from './texts.ts'
import { useLeaving } from './useLeaving.ts'
import { changed, fieldNames, fromDetail, toWire } from './values.ts'

/** An edit at stages 0 to 2: the changes and their effects, before it is saved. */
export function EditDemand({ demand }: { demand: DemandDetail }) {
  const s = useTexts(t)
  const sent = useSentText()
  const navigate = useNavigate()
  const lang = useLang()
  const before = fromDetail(demand)
  const [values, setValues] = useState(before)
  const done = useRef(false)
  const savedWith = (money: MovedMoney) => {
    if (!money) return s.saved
    const amount = formatMoney(money.amountMinor, money.currency, lang)
    return money.cause === 'demand.refund' ? s.savedRefund(amount) : s.savedFund(amount)
  }
  usePageTitle(`${s.editTitle} ${demand.number}`)
  useLeaving(() => !done.current && changed(before, values).length > 0, s.leaveEdit)

  const remarks = demand.review === 'rejected' ? (demand.reviewReasons ?? {}) : {}
  const elsewhere = Object.entries(remarks).filter(([name]) => !(fieldNames as readonly string[]).includes(name))
  return (
    <DemandForm
      needs="demand:create"
      initial={before}
      version={demand.version}
      before={before}
      title={s.editTitle}
      number={demand.number}
      back={{ to: detailHref(demand.id), label: s.toDemand }}
      notice={
        Object.keys(remarks).length > 0 && (
          <div className={`${blocks.card} ${css.banner}`} data-tone="warn">
            <h2>{s.reviewGeneral}</h2>
            <p>{s.reviewHow}</p>
            {elsewhere.map(([name, reason]) => (
              <p key={name} className={`${blocks.notice} ${css.remark}`}>
                {reason}
              </p>
            ))}
          </div>
        )
      }
      remarks={remarks}
      currencyFixed={(demand.escrow?.heldMinor ?? 0) > 0}
      feeBps={demand.feeBps}
      aside={(typed) => (
        <SectionCard title={s.effects}>
          <Effects demand={demand} before={before} after={typed} />
        </SectionCard>
      )}
      review={(typed) => <Changes before={before} after={typed} />}
      verb={s.save}
      save={(form, options, version) => call('POST /ws/demand/edit', { id: demand.id, version, form: toWire(form) }, options)}
      onDone={({ waits, money }) => {
        done.current = true
        toast.success(waits ? sent : savedWith(money))
        navigate(detailHref(demand.id))
      }}
      onValues={setValues}
    />
  )
}
