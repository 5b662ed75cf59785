import { IconDownload } from '@tabler/icons-react'
import blocks from '../../../../../platform/web/blocks.module.css'
import { fileSizeText } from '../../../../../platform/web/ui/upload.ts'
import css from './detail.module.css'

interface FileBrief {
  id: string
  url: string
  name: string
  size: number
}

/** Private files are authorised by the session's cookie, so a plain link is enough. */
export const FileLinks = ({ files }: { files: readonly FileBrief[] }) => (
  <ul className={css.files}>
    {files.map((file) => (
      <li key={file.id}>
        <a href={file.url} target="_blank" rel="noopener" download={file.name}>
          <IconDownload size={16} stroke={1.75} aria-hidden="true" />
          <span>{file.name}</span>
        </a>
        <span className={blocks.fine}>{fileSizeText(file.size)}</span>
      </li>
    ))}
  </ul>
)
