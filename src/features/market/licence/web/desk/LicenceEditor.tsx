import { Button, Checkbox, Select, Textarea, TextInput } from '@mantine/core'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useTexts } from '../../../../../platform/web/i18n.tsx'
import { toast } from '../../../../../platform/web/toast.ts'
import { ActButton } from '../../../../../platform/web/ui/ActButton.tsx'
import { checkBy } from '../../../../../platform/web/ui/check-by.ts'
import { DateField } from '../../../../../platform/web/ui/DateField.tsx'
import { t as entryTexts } from '../../../../../platform/web/ui/entries-texts.ts'
import { FormState } from '../../../../../platform/web/ui/FormState.tsx'
import { useActForm } from '../../../../../platform/web/ui/useActForm.ts'
import { type KeptLicence, type LicenceKind, licenceForm, licenceKinds } from '../../contract/calls.ts'
import { call, stale } from '../queries.ts'
import { t } from './texts.ts'

/** A new entry of the register, or an existing one. */
export function LicenceEditor({ licence, onClose }: { licence?: KeptLicence; onClose: () => void }) {
  const s = useTexts(t)
  const words = useTexts(entryTexts)
  const form = useActForm({
    version: licence?.version,
    initial: {
      id: licence?.id ?? null,
      kind: (licence?.kind ?? 'payment') as LicenceKind,
      holderCn: licence?.holder.cn ?? '',
      holderEn: licence?.holder.en ?? '',
      authorityCn: licence?.authority.cn ?? '',
      authorityEn: licence?.authority.en ?? '',
      region: licence?.region.code ?? '',
      number: licence?.number ?? '',
      scopeCn: licence?.scope.cn ?? '',
      scopeEn: licence?.scope.en ?? '',
      issuedOn: licence?.issuedOn ?? '',
      expiresOn: licence?.expiresOn ?? '',
      url: licence?.url ?? '',
      shown: licence?.shown ?? true,
    },
    check: (values) => checkBy(licenceForm, values),
    save: (values, options, version) =>
      call('POST /ws/operator/licence', { ...values, version, region: values.region.toUpperCase() }, options),
    stale,
    onDone: () => {
      toast.success(words.saved)
      onClose()
    },
  })
  const texts = ['holderCn', 'holderEn', 'authorityCn', 'authorityEn', 'region', 'number'] as const
  return (
    <form onSubmit={form.onSubmit} noValidate className={blocks.form} aria-label={licence ? s.editTitle : s.addTitle}>
      <FormState of={form} />
      <Select
        required
        allowDeselect={false}
        data={licenceKinds.map((kind) => ({ value: kind, label: s[kind] }))}
        {...form.field('kind', s.kind)}
      />
      <div className={blocks.pair}>
        {texts.map((name) => (
          <TextInput key={name} required {...form.field(name, s[name])} />
        ))}
        <Textarea required autosize minRows={2} {...form.field('scopeCn', s.scopeCn)} />
        <Textarea required autosize minRows={2} {...form.field('scopeEn', s.scopeEn)} />
        <DateField required {...form.field('issuedOn', s.issuedOn)} />
        <DateField clearable {...form.field('expiresOn', s.expiresOn)} />
      </div>
      <TextInput {...form.field('url', s.url)} />
      <Checkbox
        label={words.shown}
        checked={form.form.values.shown}
        onChange={(event) => form.form.setFieldValue('shown', event.currentTarget.checked)}
      />
      <div className={blocks.buttons}>
        <Button variant="default" onClick={onClose}>
          {words.cancel}
        </Button>
        <ActButton needs="operator:content" type="submit" loading={form.pending}>
          {words.save}
        </ActButton>
      </div>
    </form>
  )
}
