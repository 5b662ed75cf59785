import { QRCodeSVG } from 'qrcode.react'

/** Dark on white in both schemes, with a quiet zone: scanners require that. Loaded on demand. */
export default function Qr({ value, label, size = 208 }: { value: string; label: string; size?: number }) {
  return <QRCodeSVG value={value} size={size} level="M" marginSize={4} bgColor="#ffffff" fgColor="#08222c" role="img" aria-label={label} />
}
