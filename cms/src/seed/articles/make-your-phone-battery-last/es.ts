import type { ArticleText } from '../article'

export const es: ArticleText = {
  title: 'Cómo hacer que la batería del teléfono dure años',
  summary:
    'El calor y las largas horas con la carga al máximo envejecen una batería más que el uso. Estos hábitos no cuestan nada y la conservan.',
  coverAlt: 'Una batería con tres celdas llenas y una vacía, y una hoja al lado',
  body: `
La batería de todo teléfono se desgasta. Lo que usted hace cada día decide si eso tarda dos años o cuatro. La química es la misma en todos los teléfonos modernos: una celda de iones de litio, a la que no le gustan tres cosas: el calor, estar muy llena y estar muy vacía.

## Lo que de verdad importa

- **Manténgala fresca.** Una batería que pasa a menudo de los 35 °C envejece mucho más rápido. No deje el teléfono al sol ni sobre el tablero del auto, ni lo cargue debajo de la almohada. [Cuando su teléfono se calienta](article:phone-gets-hot) enumera las causas.
- **Quédese entre el 20 y el 80 por ciento cuando sea fácil.** Las cargas cortas durante el día están bien. No hay efecto memoria, así que no hace falta vaciarla antes.
- **No la deje al 100 por ciento durante días.** La mayoría de los teléfonos ofrece un límite de carga o un modo que termina de cargar poco antes de que usted se despierte. Actívelo.
- **Use la carga rápida cuando la necesite.** Produce más calor. De noche, un cargador lento hace el mismo trabajo con suavidad.

## Descubra qué la gasta

:::steps
# Abra la página de la batería
Vaya a Ajustes y luego a Batería. Ahí están las aplicaciones, ordenadas según lo que gastaron desde la última carga.

# Examine las tres primeras
Una aplicación que casi no abre, pero que está entre las primeras, trabaja en segundo plano. Limite ese uso o elimínela.

# Fíjese en la pantalla
En la mayoría de los teléfonos, la pantalla es lo que más gasta. Baje el brillo, deje que se adapte solo y haga que la pantalla se apague a los 30 segundos.

# Revise la señal
Con poca señal, el teléfono transmite con más potencia. En lugares sin cobertura, el modo avión ahorra más de lo que se imagina.
:::

## Cuándo hace falta una nueva

Muchos teléfonos muestran el estado de la batería en Ajustes. Por debajo de más o menos el 80 por ciento de la capacidad que tenía de nueva, se nota cada día. Otras señales son un teléfono que se apaga con el 20 por ciento o una carga que salta diez puntos de golpe.

:::warning
Si la tapa trasera se abulta o la pantalla se levanta, la batería está hinchada. Apague el teléfono, no lo cargue, no lo presione y llévelo a un centro de servicio.
:::

La batería es una pieza de desgaste, por eso la garantía cubre sus defectos y no su envejecimiento normal. [Consulte su garantía](page:warranty-check) para saber qué vale para su teléfono, y lea [cómo es una reparación](article:how-a-repair-goes) antes de venir.
`,
}
