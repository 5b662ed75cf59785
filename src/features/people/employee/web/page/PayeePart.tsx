import { Button, Modal, TextInput } from '@mantine/core'
import { useState } from 'react'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useTexts } from '../../../../../platform/web/i18n.tsx'
import { toast } from '../../../../../platform/web/toast.ts'
import { ActButton } from '../../../../../platform/web/ui/ActButton.tsx'
import { useConfirm } from '../../../../../platform/web/ui/ConfirmDialog.tsx'
import { checkBy } from '../../../../../platform/web/ui/check-by.ts'
import { DescriptionList } from '../../../../../platform/web/ui/DescriptionList.tsx'
import { DialogForm } from '../../../../../platform/web/ui/DialogForm.tsx'
import { SectionCard } from '../../../../../platform/web/ui/SectionCard.tsx'
import { StatusTag } from '../../../../../platform/web/ui/StatusTag.tsx'
import { TimeText } from '../../../../../platform/web/ui/TimeText.tsx'
import { useActForm } from '../../../../../platform/web/ui/useActForm.ts'
import { AreaField } from '../../../../base/area/web/parts.tsx'
import { RevealSecret } from '../../../../base/secret/web/parts/RevealSecret.tsx'
import type { EmployeeDetail } from '../../contract/answers.ts'
import { payeeForm } from '../../contract/schema.ts'
import { call, stale, useWrite } from '../queries.ts'
import { t } from './texts.ts'

/** The account that pay goes to; a second person confirms each change. */
export function PayeePart({ one }: { one: EmployeeDetail }) {
  const s = useTexts(t)
  const confirm = useConfirm()
  const [editing, setEditing] = useState(false)
  const confirmed = useWrite('POST /ws/employee/payee/confirm', { onDone: () => toast.success(s.accountConfirmed) })
  const payee = one.record?.payee
  const ask = async () => {
    if (!payee || !(await confirm({ title: s.confirmAccount, body: s.confirmAccountBody, verb: s.confirmAccount }))) return
    await confirmed.run({ employeeId: one.id, changedAt: payee.changedAt })
  }
  return (
    <SectionCard
      title={s.account}
      about={s.accountAbout}
      actions={
        one.may.payee && (
          <Button variant="default" onClick={() => setEditing(true)}>
            {payee ? s.changeAccount : s.setAccount}
          </Button>
        )
      }
    >
      {payee ? (
        <div className={blocks.form}>
          <DescriptionList
            items={[
              { label: s.holder, value: payee.holder },
              { label: s.bankName, value: [payee.bankName, payee.bankArea].filter(Boolean).join(' · ') },
              {
                label: s.accountNumber,
                value: (
                  <RevealSecret
                    place={{ table: 'payee', column: 'accountNumber', row: one.id }}
                    mask={payee.mask}
                    name={s.accountOf}
                    needs="people:secret"
                  />
                ),
              },
              { label: s.swift, value: payee.swift },
              {
                label: s.changedBy,
                value: (
                  <>
                    {payee.changedBy} · <TimeText value={payee.changedAt} />
                  </>
                ),
              },
            ]}
          />
          <div className={blocks.line}>
            <StatusTag tone={payee.confirmed ? 'ok' : 'warn'}>
              {payee.confirmed ? s.confirmed(payee.confirmed.by) : s.unconfirmed}
            </StatusTag>
            {!payee.confirmed && one.may.payee && (
              <>
                <ActButton needs="people:view" size="sm" {...(payee.whyNotConfirm && { unable: payee.whyNotConfirm })} onClick={ask}>
                  {s.confirmAccount}
                </ActButton>
                {payee.whyNotConfirm && <span className={blocks.quiet}>{payee.whyNotConfirm}</span>}
              </>
            )}
          </div>
        </div>
      ) : (
        <p className={blocks.blank}>{s.noAccount}</p>
      )}
      <Modal opened={editing} onClose={() => setEditing(false)} title={s.account} size="lg" closeButtonProps={{ 'aria-label': s.close }}>
        {editing && <PayeeEditor one={one} onClose={() => setEditing(false)} />}
      </Modal>
    </SectionCard>
  )
}

type TypedPayee = Record<'holder' | 'bankName' | 'bankArea' | 'swift' | 'accountNumber', string>

function PayeeEditor({ one, onClose }: { one: EmployeeDetail; onClose: () => void }) {
  const s = useTexts(t)
  const payee = one.record?.payee
  // Without a number the one that is kept stays.
  const wire = ({ accountNumber, ...typed }: TypedPayee) => ({
    employeeId: one.id,
    ...typed,
    ...((accountNumber || !payee) && { accountNumber }),
  })
  const act = useActForm({
    initial: {
      holder: payee?.holder ?? (one.latinName || one.name),
      bankName: payee?.bankName ?? '',
      bankArea: payee?.bankArea ?? one.country?.code ?? '',
      swift: payee?.swift ?? '',
      accountNumber: '',
    },
    version: payee?.version ?? 0,
    check: (typed) => checkBy(payeeForm, wire(typed)),
    save: (typed, options, version) => call('POST /ws/employee/payee', { ...wire(typed), version }, options),
    stale,
    onDone: () => {
      toast.success(s.accountSaved)
      onClose()
    },
  })
  const { field } = act
  return (
    <DialogForm needs="people:view" of={act} verb={s.save} cancel={s.cancel} onCancel={onClose}>
      <TextInput required maxLength={100} autoComplete="off" {...field('holder', s.holder)} />
      <TextInput required maxLength={100} autoComplete="off" {...field('bankName', s.bankName)} />
      <AreaField depth={1} clearable {...field('bankArea', s.bankArea)} />
      <TextInput
        required={!payee}
        description={payee ? s.accountKept(payee.mask) : undefined}
        maxLength={40}
        autoComplete="off"
        {...field('accountNumber', s.accountNumber)}
      />
      <TextInput maxLength={11} autoComplete="off" {...field('swift', s.swift)} />
    </DialogForm>
  )
}
