import type { ArticleText } from '../article'

export const es: ArticleText = {
  title: 'Cuando su teléfono se calienta',
  summary:
    'Que se entibie al cargarlo o al jugar es normal. Aquí verá cuándo es demasiado, cómo enfriar el teléfono y qué causa el calor.',
  coverAlt: 'Un teléfono entre el sol y un termómetro, del que sube calor',
  body: `
Un teléfono no tiene ventilador. Pasa el calor a su carcasa, y de ahí al aire y a la mano. Por eso se entibia cuando trabaja mucho, y así debe ser. Está demasiado caliente cuando ya no es agradable sostenerlo, cuando muestra un aviso o cuando se pone lento, baja el brillo de la pantalla o deja de cargar.

## Enfríelo

:::steps
# Detenga lo que produce el calor
Desconecte el cargador, cierre el juego, la cámara o la navegación, y apague el punto de acceso Wi-Fi.

# Quite la funda
Las fundas gruesas retienen el calor.

# Llévelo a la sombra
Lo mejor es un lugar donde circule el aire: frente a un ventilador o sobre un piso de piedra. Por lo general bastan diez minutos.

# Déjelo en paz
Con la pantalla apagada o, si está muy caliente, en modo avión.
:::

:::warning
Nunca enfríe un teléfono en el refrigerador, en el congelador ni con hielo. La humedad del aire se convierte en agua dentro de él, y el [agua en un teléfono](article:phone-fell-in-water) es peor que el calor.
:::

## Encuentre la causa

- **Al cargarlo.** Una superficie blanda, como una cama, retiene el calor. Un cable gastado o un cargador inadecuado lo aumentan. Pruebe con otros.
- **En el auto.** El sol que entra por el parabrisas, la navegación, la carga y el brillo al máximo, todo junto, es más de lo que un teléfono puede enfriar. Colóquelo frente a una salida de aire.
- **En el bolsillo.** Una aplicación que trabaja en segundo plano. Mire en Ajustes, Batería, cuál está en primer lugar.
- **Después de una actualización.** Durante uno o dos días, el teléfono ordena fotos y prepara aplicaciones. Se pasa solo.
- **Con poca señal.** El teléfono transmite con más potencia. Use el Wi-Fi donde pueda.

## Cuándo hace falta un técnico

Traiga el teléfono si se calienta sin hacer nada, si el calor sale de un solo punto pequeño o si la tapa trasera se abulta. Una batería hinchada no se debe cargar ni presionar.

Las temperaturas altas acortan la vida de la batería aunque todo parezca estar bien. En [cómo hacer que la batería dure](article:make-your-phone-battery-last) verá qué más ayuda.
`,
}
