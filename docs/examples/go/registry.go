package main

import (
	"encoding/binary"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"net/url"
	"time"

	"github.com/hamba/avro/v2"
)

// The wire format: a zero byte, the schema's id in four, big end first, then Avro.
const wireHeaderBytes = 5

func wireHeader(id int) []byte {
	return binary.BigEndian.AppendUint32([]byte{0}, uint32(id))
}

func splitWire(value []byte) (id int, body []byte, err error) {
	if len(value) < wireHeaderBytes || value[0] != 0 {
		return 0, nil, errors.New("the value does not begin with a schema id")
	}
	return int(binary.BigEndian.Uint32(value[1:])), value[wireHeaderBytes:], nil
}

func latestSchema(registryURL, subject string) (int, avro.Schema, error) {
	var found struct {
		ID     int    `json:"id"`
		Schema string `json:"schema"`
	}
	if err := get(registryURL+"/subjects/"+url.PathEscape(subject)+"/versions/latest", &found); err != nil {
		return 0, nil, err
	}
	schema, err := avro.Parse(found.Schema)
	return found.ID, schema, err
}

func schemaByID(registryURL string, id int) (avro.Schema, error) {
	var found struct {
		Schema string `json:"schema"`
	}
	if err := get(fmt.Sprintf("%s/schemas/ids/%d", registryURL, id), &found); err != nil {
		return nil, err
	}
	return avro.Parse(found.Schema)
}

func get(address string, into any) error {
	client := http.Client{Timeout: 10 * time.Second}
	response, err := client.Get(address)
	if err != nil {
		return err
	}
	defer response.Body.Close()
	if response.StatusCode != http.StatusOK {
		return fmt.Errorf("%s answers %s", address, response.Status)
	}
	return json.NewDecoder(response.Body).Decode(into)
}
