"""Writes work straight to Kafka: one record for each line of a JSONL file.

    python producer.py CREDENTIALS.json REQUESTS.jsonl

A line is {"reference": "…", "operation": "generate", "parameters": {…}}; vectorize and upscale have "imageUrl" or
"inputUploadId" beside. The same reference twice is one job, so a file may be sent again after a crash.
"""

import json
import sys

from confluent_kafka import Producer
from confluent_kafka.schema_registry.avro import AvroSerializer
from confluent_kafka.serialization import MessageField, SerializationContext

from connection import kafka_settings, open_registry, read_credentials


def main(credentials_file, requests_file):
    credentials = read_credentials(credentials_file)
    topic = credentials["batchTopic"]
    # The schema stands in the registry already, and this door to it takes no other.
    serialize = AvroSerializer(
        open_registry(credentials), conf={"auto.register.schemas": False, "use.latest.version": True}
    )
    # Idempotent, so that a retry of the client's own neither doubles a record nor changes their order.
    producer = Producer({**kafka_settings(credentials), "enable.idempotence": True, "linger.ms": 20})
    failures = []

    def on_delivery(error, _message):
        if error is not None:
            failures.append(error)

    sent = 0
    with open(requests_file, encoding="utf-8") as lines:
        for line in lines:
            request = json.loads(line)
            record = {
                "reference": request["reference"],
                "operation": request["operation"],
                "parameters": json.dumps(request.get("parameters", {})),
                "inputUploadId": request.get("inputUploadId"),
                "imageUrl": request.get("imageUrl"),
            }
            value = serialize(record, SerializationContext(topic, MessageField.VALUE))
            send(producer, topic, request["reference"], value, on_delivery)
            sent += 1
    producer.flush()
    if failures:
        sys.exit(f"{len(failures)} records were not taken, the first because: {failures[0]}")
    print(f"sent {sent}")


def send(producer, topic, key, value, on_delivery):
    """Waits while the client's own queue is full, instead of losing the record."""
    while True:
        try:
            producer.produce(topic, key=key, value=value, on_delivery=on_delivery)
            producer.poll(0)
            return
        except BufferError:
            producer.poll(0.5)


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit("usage: python producer.py CREDENTIALS.json REQUESTS.jsonl")
    main(sys.argv[1], sys.argv[2])
