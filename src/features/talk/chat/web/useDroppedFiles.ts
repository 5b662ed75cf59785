import { useEffect, useRef } from 'react'

/**
 * Files dropped anywhere on the page, but where something else takes them. Without it the browser would open the file in place of the page,
 * and what was being written would be gone.
 */
export function useDroppedFiles(take: (files: File[]) => void): void {
  const latest = useRef(take)
  latest.current = take
  useEffect(() => {
    const allow = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault()
    }
    const drop = (event: DragEvent) => {
      const files = [...(event.dataTransfer?.files ?? [])]
      if (event.defaultPrevented || files.length === 0) return
      event.preventDefault()
      latest.current(files)
    }
    window.addEventListener('dragover', allow)
    window.addEventListener('drop', drop)
    return () => {
      window.removeEventListener('dragover', allow)
      window.removeEventListener('drop', drop)
    }
  }, [])
}

/** Where nothing takes files: they are not opened in place of the page either. */
export function NoDroppedFiles() {
  useDroppedFiles(noFiles)
  return null
}

const noFiles = () => {}
