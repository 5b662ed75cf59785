interface AccountLine {
  /** "" for a line without one, such as a remark. */
  label: string
  value: string
}

/** The lines of a receiving account as the operator typed them, "Label: value" apart, so that each value can be copied. */
export function accountLines(text: string): AccountLine[] {
  const lines = text.split('\n').map((line) => line.trim())
  return lines
    .filter((line) => line !== '')
    .map((line) => {
      const [, label, value] = /^([^:：]{1,40})[:：]\s*(.+)$/.exec(line) ?? []
      return label && value ? { label: label.trim(), value } : { label: '', value: line }
    })
}
