import type { RefusalWords } from './refusal-words'

export const es: RefusalWords = {
  harmless: `atención al cliente, atencion a clientes, servicio al cliente, servicio de clientes, servicio a clientes, soporte al cliente, servicio para clientes, garantía legal, garantías legales, a nombre de, a mi nombre,
    soy el dueño, soy la dueña, soy su dueño, color crema, crema de color, como cliente, alta demanda, mucha demanda, en demanda, bajo demanda, horario legal, domicilio legal`,
  others: `mi vecino, mi vecina, mis vecinos, del vecino, mi amigo, mi amiga, mi ex, mi jefe, mi colega, mi compañero, otra persona, otras personas, otro cliente, otros clientes, del cliente, de la clienta, de un cliente,
    el cliente, de los clientes, alguien más, de otros, del dueño, del vendedor, del comprador`,
  theirs: `pedido, pedidos, orden, dirección, número, teléfono, nombre, nombres, correo, cuenta, fotos, mensajes, reparación, imei, datos, ubicación, contraseña, clave del wifi, lista`,
  family: `mi esposa, mi esposo, mi mujer, mi marido, mi novia, mi novio, mi hermano, mi hermana, mi hijo, mi hija, mi madre, mi padre, mi pareja, mi empleado, mi empleada`,
  spying: `espiar, espío, espiarla, espiarlo, programa espía, app espía, leer los mensajes, leer sus mensajes, ver los mensajes, ver sus mensajes, ver el whatsapp, leer el whatsapp, leer los chats, ver los chats, sus llamadas, lista de llamadas, registro de llamadas, escuchar sus llamadas,
    rastrear a, rastrear el celular de, rastrear el teléfono de, hackear, sin que sepa, sin que se entere, a escondidas, con quién habla`,
  owner: `de quién es, quién es el dueño, nombre del dueño, teléfono del dueño, dirección del dueño, dueño del imei, dueño de este imei, a quién pertenece, a nombre de quién, localizar un número, ubicar un número, rastrear un número, rastrear este número, 
    lista de clientes, lista de los clientes`,
  legal: `abogado~, abogada~, tribunal~, juzgado~, juez, juicio, demandar, demandarlos, demandarles, demandarte, demandarlas, los demando, una demanda, poner demanda, acción legal, acciones legales, asesoría legal, consejo legal, profeco, denunciar, denunciarlos, poner una denuncia, ley del consumidor, derechos del consumidor`,
  law: `es legal, es ilegal, qué dice la ley, contra la ley, indemnización, indemnizaciones, indemnizar, indemnicen, compensación, mis derechos, ilegal~`,
  medical: `medicina, medicinas, medicamento~, pastilla~, cáncer, me duele la cabeza, me duelen los ojos, me duele la mano, me duele el, dolor de cabeza, dolor de ojos, embarazada~, embarazo, pomada, gotas para los ojos, me quemé, quemó la mano, quemadura en la, quemadura en mi, mi piel, túnel carpiano, síntomas de, qué médico, qué doctor, ir al médico,
    malo para la salud, daña la salud, dañino para la salud, qué crema, antibiótico~`,
  health: `médico~, doctor, doctora, hospital~, farmacia, radiación, dolor, tragó, tragué, envenenamiento, envenenado, alergia~, alérgico~, quemadura~, descarga eléctrica, síntoma~`,
  instructions: `ignora las instrucciones, ignora tus, ignore sus, ignora todas, ignora todo lo, olvida tus, olvida las instrucciones, olvida todo lo, olvida todas, tus instrucciones, tu prompt, prompt del sistema,
    ahora eres un, ahora eres una, actúa como si, finge ser, finge que, haz de cuenta que eres, sin reglas, contraseña del administrador, contraseña de administrador`,
  toAssistant: `el asistente debe, modelo de lenguaje, ahora eres, actúa como, olvida todo, ignora todo`,
}
