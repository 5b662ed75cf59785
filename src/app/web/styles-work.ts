/** Every component's styles: for the frames behind the sign-in, and the sign-in itself. */
import '@mantine/core/styles.layer.css'
import '@mantine/dates/styles.layer.css'
