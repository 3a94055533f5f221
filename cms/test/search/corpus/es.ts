import type { Texts } from './topics'

export const es: Texts = {
  warranty: [
    'Cómo comprobar si tu equipo está en garantía',
    'Marca *#06# para ver el IMEI o mira la etiqueta de la caja. Escríbelo en la consulta de garantía y verás cuándo empezó y qué día termina. Guarda la factura: vale si la fecha registrada está mal.',
  ],
  battery: [
    'La batería se agota demasiado rápido',
    'Busca en los ajustes las aplicaciones que más consumen y cierra las que no necesites. Baja el brillo, apaga la ubicación y reinicia el teléfono una vez por semana. Una batería que dura menos de medio día después de dos años está gastada y se puede cambiar.',
  ],
  screen: [
    'Reparación de pantalla rota',
    'Cambiamos un cristal roto en una hora con una pieza original. Trae el teléfono a un centro de servicio o pide que lo recojan en tu casa. El precio incluye el vidrio, el panel táctil y la mano de obra.',
  ],
  water: [
    'Qué hacer si tu teléfono se cayó al agua',
    'Apágalo enseguida y no lo cargues. Saca la tarjeta SIM, seca el exterior con un paño y déjalo un día en un lugar seco. El arroz no ayuda. El daño por líquidos no está cubierto, pero un técnico puede salvar la placa si vienes pronto.',
  ],
  status: [
    'Consulta el estado de tu reparación',
    'Escribe el número de la orden de trabajo o tu número de teléfono y verás dónde está tu equipo: recibido, esperando repuestos, en reparación, en pruebas o listo para recoger.',
  ],
  centers: [
    'Encuentra un centro de servicio cerca de ti',
    'Elige tu ciudad en el mapa para ver direcciones, horarios de atención y el teléfono de cada taller. La mayoría abre de lunes a sábado. Reserva una cita para no esperar.',
  ],
  prices: [
    'Precios de los repuestos',
    'Elige tu modelo para ver cuánto cuesta una pantalla, una cámara, una tapa trasera o un puerto nuevo. Los precios son de piezas originales con impuestos; la mano de obra va aparte.',
  ],
  charging: [
    'El teléfono carga lento o no carga',
    'Prueba primero con otro cable y otro enchufe. Limpia el puerto con un cepillo de dientes seco: la pelusa no deja entrar el conector. Usa el cargador que vino con el equipo. Si se calienta al cargar, desconéctalo y tráelo.',
  ],
  backup: [
    'Guarda tus fotos y contactos antes de una reparación',
    'Haz una copia de seguridad en tu cuenta o en un ordenador antes de entregar el teléfono, porque el técnico puede tener que borrar la memoria. Quita la tarjeta SIM y cierra tu sesión.',
  ],
  television: [
    'Garantía del televisor y visita a domicilio',
    'Un televisor Solis está cubierto dos años, panel incluido. Si no hay imagen, no hay sonido o aparecen líneas, reserva un técnico que va a tu casa. Ten a mano el número de serie que está detrás.',
  ],
  conditioner: [
    'Limpia el filtro del aire acondicionado cada mes',
    'Apágalo, abre la tapa y saca los filtros. Lávalos con agua tibia y déjalos secar a la sombra. Un filtro sucio hace ruido, gotea y gasta más electricidad.',
  ],
  password: [
    'Olvidé la contraseña de bloqueo',
    'Nadie puede leer el PIN ni el patrón, ni siquiera un técnico. Puedes restablecer el teléfono con tu cuenta, lo que borra todo. Si después pide la cuenta y no puedes entrar, presenta una solicitud de desbloqueo con la prueba de compra.',
  ],
  protection: [
    'Plan de protección de pantalla: qué cubre y cómo reclamar',
    'El plan paga una rotura dentro de los doce meses de la compra. Contrátalo en quince días. No cubre el robo, la pérdida ni los arañazos. Para reclamar, trae el teléfono y tu documento.',
  ],
  genuine: [
    'Cómo distinguir cargadores y auriculares originales de los falsos',
    'Los accesorios falsificados pueden sobrecalentarse. Rasca la etiqueta y escribe el código de dieciséis cifras para verificar el producto. Compra en las tiendas de nuestra lista.',
  ],
}
