import { PageHeader } from '../../platform/web/ui/PageHeader.tsx'

/** A page that says what it will do and when to expect it; nothing on it pretends. */
export function LaterPage({ title, will }: { title: string; will: string[] }) {
  return (
    <>
      <PageHeader title={title} />
      <ul>
        {will.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  )
}
