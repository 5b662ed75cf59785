export default function ContactPage() {
  return <h1>衡渡 Hengdu</h1>
}
