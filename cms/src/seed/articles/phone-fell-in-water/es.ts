import type { ArticleText } from '../article'

export const es: ArticleText = {
  title: 'Su teléfono cayó al agua: qué hacer ahora',
  summary:
    'Los primeros minutos cuentan. Apáguelo, séquelo y no lo cargue. El arroz no ayuda, y el calor hace daño.',
  coverAlt: 'Un teléfono se hunde en las olas y saltan gotas a ambos lados',
  body: `
El agua por sí sola rara vez destruye un teléfono. Lo destruye la corriente: donde se juntan agua y voltaje, los contactos se corroen en pocas horas. Todo lo que sigue tiene un solo fin: que el teléfono no reciba corriente hasta que esté seco.

## Los primeros cinco minutos

:::steps
# Sáquelo y apáguelo
Mantenga presionado el botón de encendido hasta que se apague. No pruebe si algo todavía funciona.

# No conecte nada
Ni cargador ni auriculares. Si se estaba cargando cuando se mojó, corte primero la corriente del tomacorriente y luego desenchufe el cargador de la pared, no el cable del teléfono.

# Quite todo lo que se pueda quitar
La funda, la bandeja SIM, la tarjeta de memoria. Detrás de ellas queda agua.

# Deje salir el agua
Sostenga el teléfono con el puerto hacia abajo y dele golpecitos suaves contra la palma de la mano. Después séquelo con un paño suave, sin frotar.

# Quite la sal y el azúcar
Si fue agua de mar, jugo o café, limpie el exterior con un paño humedecido en agua dulce. No ponga el teléfono bajo el grifo.
:::

## Déjelo secar

Póngalo en un lugar seco y ventilado, con el puerto hacia abajo y, si tiene uno, frente a un ventilador. Espere 24 horas o, mejor, 48. El aviso de humedad del puerto de carga puede seguir apareciendo un tiempo: se basa en una medición, así que espere hasta que desaparezca.

:::warning
Ni secador de pelo, ni horno, ni calefactor, ni sol directo: el calor ablanda los sellos y el pegamento, y puede dañar la batería. Tampoco arroz: absorbe muy poco y su polvo entra en el puerto.
:::

## Enciéndalo y pruébelo

Encienda el teléfono y revise todo: la pantalla táctil, las dos cámaras, una llamada con altavoz y sin él, el Wi-Fi, la carga. Si una cámara se empaña por dentro, los altavoces crepitan o la batería se calienta, todavía hay humedad adentro. Apáguelo otra vez y tráigalo.

## Resistencia al agua y garantía

Una clasificación como IP68 sale de una prueba con agua dulce y quieta en un teléfono nuevo. Los sellos envejecen, y una caída puede abrir una rendija que no se ve. Dentro del teléfono hay pequeños indicadores que cambian de color donde llegó el agua, y el daño por líquido no suele ser un defecto del producto. [Consulte su garantía](page:warranty-check) y pida un presupuesto antes de que empiece la reparación.

Mientras el teléfono funcione, [guarde sus datos](article:back-up-phone-before-repair). La corrosión avanza en silencio: un teléfono que hoy funciona puede fallar dentro de dos semanas.
`,
}
