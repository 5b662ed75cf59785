import { Button } from '@mantine/core'
import { useState } from 'react'
import { amountText } from '../../../platform/contract/amount.ts'
import blocks from '../../../platform/web/blocks.module.css'
import lists from '../../../platform/web/lists.module.css'
import { useTexts } from '../../../platform/web/i18n.tsx'
import { useMay } from '../../../platform/web/permissions.ts'
import { toast } from '../../../platform/web/toast.ts'
import { ActButton } from '../../../platform/web/ui/ActButton.tsx'
import { ErrorState } from '../../../platform/web/ui/ErrorState.tsx'
import { MoneyField } from '../../../platform/web/ui/MoneyField.tsx'
import { MoneyText } from '../../../platform/web/ui/MoneyText.tsx'
import { PageHeader } from '../../../platform/web/ui/PageHeader.tsx'
import { SectionCard } from '../../../platform/web/ui/SectionCard.tsx'
import { TimeText } from '../../../platform/web/ui/TimeText.tsx'
import { t } from './bean-texts.ts'
import { type Told, useDecision, useOperatorList } from './queries.ts'
import { Bones } from './review/ReviewFrame.tsx'

type Row = Told<'GET /ws/operator/beanPackages'>[number]

/** What a package of beans costs from now on. */
export default function BeanPackagesPage() {
  const s = useTexts(t)
  const query = useOperatorList('GET /ws/operator/beanPackages')
  return (
    <>
      <PageHeader title={s.packagesTitle} about={s.packagesAbout} />
      {query.isError && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
      {!query.data && !query.isError && <Bones />}
      {query.data && (
        <SectionCard>
          <ul className={lists.lines}>
            {query.data.map((row) => (
              <PackageRow key={row.beans} row={row} />
            ))}
          </ul>
        </SectionCard>
      )}
    </>
  )
}

function PackageRow({ row }: { row: Row }) {
  const s = useTexts(t)
  const may = useMay('operator:settings')
  const [typed, setTyped] = useState<string | null>(null)
  const save = useDecision('POST /ws/operator/beanPackage', {
    onDone: () => {
      toast.success(s.saved)
      setTyped(null)
    },
  })
  const name = s.beans(row.beans)
  return (
    <li className={lists.record}>
      <strong>{name}</strong>
      {typed === null ? (
        <div>
          {row.priceMinor === null ? (
            <span className={blocks.fine}>{s.notOnSale}</span>
          ) : (
            <MoneyText amountMinor={row.priceMinor} currency="CNY" />
          )}
        </div>
      ) : (
        <form
          className={blocks.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            void save.run({ beans: row.beans, price: typed.trim() })
          }}
          onKeyDown={(event) => event.key === 'Escape' && setTyped(null)}
        >
          <MoneyField
            label={s.priceLabel(name)}
            currency="CNY"
            value={typed}
            onChange={setTyped}
            data-path="price"
            error={save.fields['price']}
          />
          {save.error && !save.fields['price'] && <ErrorState error={save.error} />}
          <div className={blocks.buttons}>
            <ActButton type="submit" loading={save.pending}>
              {s.save}
            </ActButton>
            <Button variant="default" onClick={() => setTyped(null)}>
              {s.cancel}
            </Button>
          </div>
        </form>
      )}
      <div className={blocks.fine}>
        {row.changedAt ? (
          <>
            {row.changedBy && <>{row.changedBy} · </>}
            <TimeText value={row.changedAt} />
          </>
        ) : (
          s.never
        )}
      </div>
      {typed === null && may && (
        <Button
          variant="default"
          size="sm"
          aria-label={s.editThis(name)}
          onClick={() => setTyped(row.priceMinor === null ? '' : amountText(row.priceMinor, 'CNY'))}
        >
          {s.edit}
        </Button>
      )}
    </li>
  )
}
